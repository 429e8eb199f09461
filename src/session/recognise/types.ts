/** The visitor's identity in the surrounding app. */
export interface Person {
  readonly openid: string
  readonly unionid: string
  /** The new session of a mini-program; H5 gets a cookie instead. */
  readonly token?: string
}

export interface Asked {
  readonly iid: number
  /** The identity known so far. */
  readonly openid: string | null
  readonly unionid: string | null
  /** True when nickname and picture are wanted too. */
  readonly full: boolean
  /** True when the visitor asked for it: then a page may open, however often. */
  readonly byHand: boolean
  /** Path to return to; by default the current one. */
  readonly returnTo?: string | undefined
}

/** Null when the surrounding app does not tell. Never rejects. */
export type Recognise = (asked: Asked) => Promise<Person | null>
