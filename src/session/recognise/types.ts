/** The identity that the surrounding app gives for the visitor. */
export interface Person {
  readonly openid: string
  readonly unionid: string
  /** Opens a session in a mini-program; H5 has got a cookie. */
  readonly token?: string
}

export interface Asked {
  readonly iid: number
  /** What is known from before. */
  readonly openid: string | null
  readonly unionid: string | null
  /** Nickname and picture are wanted too. */
  readonly full: boolean
  /** The visitor has asked for it: a page may open, as often as they like. */
  readonly byHand: boolean
  /** Path to come back to; by default the current one. */
  readonly returnTo?: string | undefined
}

/** Null when the surrounding app does not say. Never rejects. */
export type Recognise = (asked: Asked) => Promise<Person | null>
