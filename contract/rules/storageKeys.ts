/** Names under which values are kept on the device (admissions-and-regions §3). */
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

/** Marker of a pop-up that a user closed: `{userId}_{id}_{type}` (screens-content §1). */
export const dismissalMarker = (userId: string | number, id: string | number, type: number): string =>
  `${userId}_${id}_${type}`

/** The markers with one more at the end, each once; the oldest of more than 200 are forgotten. */
export const addMarker = (markers: readonly string[], marker: string): string[] =>
  [...markers.filter((known) => known !== marker), marker].slice(-MAX_MARKERS)
