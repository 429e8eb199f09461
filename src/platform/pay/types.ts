import type { Outcome } from '../outcome'

/** The fields of a payment attempt in the gateway's answer (shell-and-routes §3). */
export interface PayFields {
  readonly jsapi_pay_info: string
  /** Seconds. */
  readonly timestamp: string
  /** Nonce. */
  readonly ret: string
  /** Prepay id; the short-video app's order id. */
  readonly ret1: string
  /** The short-video app's order token. */
  readonly sign: string
  /** The channel's own page; '' when it has none. */
  readonly cashierUrl: string
}

/**
 * - `paid`: the platform reports a payment; only the server decides the order's state.
 * - `leaving`: the browser is going to the cashier page, which leads back.
 * - `unknown`: the platform does not know; ask the server.
 */
export type PayResult = 'paid' | 'leaving' | 'unknown'

export interface Pay {
  /** `cancelled` when the user closed the window; `denied` when the messaging app has not authorised this page. */
  pay(fields: PayFields): Promise<Outcome<PayResult>>
}
