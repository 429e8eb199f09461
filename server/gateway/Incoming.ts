/** One call as it arrived, whatever form it came in. */
export interface Incoming {
  readonly uri: string
  /** The call's parameters; texts when they came in a query string. */
  readonly params: Readonly<Record<string, unknown>>
  /** From the cookie or the Authorization header. */
  readonly bearer: string | null
  /** Where it came from, as `networkOf` counts it. */
  readonly ip: string
  /** What the browser keeps of a login before at a tenant. */
  readonly device?: (iid: number) => string | null
  /** `f` = 2. */
  readonly inMiniProgram: boolean
  /** A page of this site made the request: it keeps cookies, also inside a mini-program's web view. */
  readonly fromPage?: boolean
  /** True when another site's page made the request: such a call may only read. */
  readonly crossSite: boolean
  readonly acceptLanguage: string | undefined
  readonly referer: string | undefined
}
