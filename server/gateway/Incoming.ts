import type { AskingPage } from './askingPage'

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
  readonly method: 'GET' | 'POST'
  /** What it shows of the page that made it. */
  readonly page: AskingPage
  /** The bearer came in the Authorization header, which nobody's page sends by itself. */
  readonly byHeader: boolean
  /** A `<script>` asks, whose page will be handed the answer. */
  readonly byScript: boolean
  readonly acceptLanguage: string | undefined
  readonly referer: string | undefined
}
