/** What a distributor noted about a client. */
export interface ClientNote {
  readonly text: string
  /** '' without one. */
  readonly tag: string
  /** ms */
  readonly at: number
}

/** The most characters of a note. */
export const CLIENT_NOTE_LENGTH = 200
