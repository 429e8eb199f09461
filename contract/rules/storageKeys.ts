/** Keys of stored values on the device (admissions-and-regions §3). */
export const STORAGE_KEY = {
  universityIid: 'university.iid',
  universityRid: 'university.rid',
  universityToken: 'university.token',
  universityRegId: 'university.regId',
  unionId: 'unionId',
  /** Markers of dismissed pop-ups, see dismissalMarker. */
  idsUser: 'idsUser',
  goodsSearchObject: 'goodsSearchObject',
} as const

const MAX_MARKERS = 200

/** The marker of a pop-up that a user has closed: `{userId}_{id}_{type}` (screens-content §1). */
export const dismissalMarker = (userId: string | number, id: string | number, type: number): string =>
  `${userId}_${id}_${type}`

/** Adds a marker at the end, without duplicates; keeps the newest 200. */
export const addMarker = (markers: readonly string[], marker: string): string[] =>
  [...markers.filter((known) => known !== marker), marker].slice(-MAX_MARKERS)
