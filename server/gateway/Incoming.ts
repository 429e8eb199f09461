import type { AskingPage } from './askingPage'

/** One call as received, in whatever form. */
export interface Incoming {
  readonly uri: string
  /** The call's parameters; texts when they came from a query string. */
  readonly params: Readonly<Record<string, unknown>>
  /** From the cookie or the Authorization header. */
  readonly bearer: string | null
  /** The caller's network, by `networkOf`. */
  readonly ip: string
  /** The browser's cookie of an earlier login in a tenant. */
  readonly device?: (iid: number) => string | null
  /** `f` = 2. */
  readonly inMiniProgram: boolean
  readonly method: 'GET' | 'POST'
  /** What the request tells about the page that made it. */
  readonly page: AskingPage
  /** True when the bearer came in the Authorization header, which no page sends automatically. */
  readonly byHeader: boolean
  /** True when a `<script>` asks, whose page will get the answer. */
  readonly byScript: boolean
  readonly acceptLanguage: string | undefined
  readonly referer: string | undefined
}
