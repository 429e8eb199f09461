import { type ErrorName, errorName } from '@quanzi/contract'

/**
 * - `network`: no answer came; another try may help.
 * - `auth`: there is no session, or it has ended.
 * - `business`: the server answered with an error code of the contract.
 * - `protocol`: the answer is unreadable.
 */
export type GatewayErrorKind = 'network' | 'business' | 'auth' | 'protocol'

interface Details {
  readonly kind: GatewayErrorKind
  readonly code: number
  /** Message for the user, in the user's language. */
  readonly msg: string
  /** The whole answer, unchanged. */
  readonly response?: unknown
  /** The device has no network: asking again helps once it is back. */
  readonly offline?: boolean
}

export class GatewayError extends Error implements Details {
  override readonly name = 'GatewayError'
  readonly kind: GatewayErrorKind
  readonly code: number
  readonly msg: string
  readonly response: unknown
  readonly offline: boolean

  constructor({ kind, code, msg, response, offline = false }: Details) {
    super(msg)
    this.kind = kind
    this.code = code
    this.msg = msg
    this.response = response
    this.offline = offline
  }

  /** The name of the code, e.g. `STOCK`; null for a code outside the contract. */
  get errorName(): ErrorName | null {
    return errorName(this.code)
  }

  /** Further data beside the code, e.g. `data.payable`. */
  get data(): Readonly<Record<string, unknown>> {
    const data =
      typeof this.response === 'object' && this.response !== null && 'data' in this.response ? this.response.data : null
    return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {}
  }
}

/** True for a GatewayError, and when `name` is given, for one with that code. */
export const isGatewayError = (error: unknown, name?: ErrorName): error is GatewayError =>
  error instanceof GatewayError && (name === undefined || error.errorName === name)
