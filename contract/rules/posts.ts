/** Limits of a post (screens-content §5b): characters of its text, and pictures. */
export const POST = { textMax: 1000, pictures: 9 } as const

/** Limits of the talk in a live room (screens-content §3 live/detail): characters, and ms between two lines. */
export const TALK = { textMax: 100, everyMs: 2000 } as const
