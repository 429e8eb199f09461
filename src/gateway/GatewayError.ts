import { type ErrorName, errorName } from '@quanzi/contract'

/**
 * - `network`: nothing came back; asking again may help.
 * - `auth`: the session is missing or has ended.
 * - `business`: the server answered with a code of its closed set.
 * - `protocol`: something came back that is not an answer.
 */
export type GatewayErrorKind = 'network' | 'business' | 'auth' | 'protocol'

interface Details {
  readonly kind: GatewayErrorKind
  readonly code: number
  /** Text for the user, in the user's language. */
  readonly msg: string
  /** The whole answer, as it came. */
  readonly response?: unknown
}

export class GatewayError extends Error implements Details {
  override readonly name = 'GatewayError'
  readonly kind: GatewayErrorKind
  readonly code: number
  readonly msg: string
  readonly response: unknown

  constructor({ kind, code, msg, response }: Details) {
    super(msg)
    this.kind = kind
    this.code = code
    this.msg = msg
    this.response = response
  }

  /** The name of the code, e.g. `STOCK`; null for a code outside the closed set. */
  get errorName(): ErrorName | null {
    return errorName(this.code)
  }

  /** What the server added beside the code, e.g. `data.payable`. */
  get data(): Readonly<Record<string, unknown>> {
    const data =
      typeof this.response === 'object' && this.response !== null && 'data' in this.response ? this.response.data : null
    return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {}
  }
}

/** Whether `error` is the gateway's, and of the code named. */
export const isGatewayError = (error: unknown, name?: ErrorName): error is GatewayError =>
  error instanceof GatewayError && (name === undefined || error.errorName === name)
