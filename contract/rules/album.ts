/** Limits of an album (screens-content §5b): characters of its words, photos of a call and of the whole album. */
export const ALBUM = { titleMin: 2, titleMax: 30, introMax: 200, photosOfCall: 100, photos: 2000, choice: 50 } as const

/** Who may look at an album. */
export const ALBUM_VISIBILITIES = ['public', 'members', 'private'] as const
export type AlbumVisibility = (typeof ALBUM_VISIBILITIES)[number]
