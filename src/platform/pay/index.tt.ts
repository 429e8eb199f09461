import { done, type Outcome, refused, unsupported } from '../outcome'
import type { Pay, PayResult } from './types'

interface PayWindow {
  readonly orderInfo: { readonly order_id: string; readonly order_token: string }
  /** 5 means the platform's own cashier. */
  readonly service: 5
  success(answer: { readonly code: number }): void
  fail(failure: { readonly errMsg?: string }): void
}

// Taro does not wrap the payment function of the short-video app.
declare const tt: { pay?(options: PayWindow): void } | undefined

/** The window reports success in every case; its code tells what happened. */
function outcomeOf(code: number): Outcome<PayResult> {
  if (code === 0) return done('paid')
  if (code === 3 || code === 4) return refused('cancelled')
  if (code === 1 || code === 9) return done('unknown')
  return refused('failed', String(code))
}

export const pay: Pay = {
  pay: (fields) =>
    new Promise((resolve) => {
      if (typeof tt === 'undefined' || typeof tt.pay !== 'function') {
        resolve(unsupported())
        return
      }
      tt.pay({
        orderInfo: { order_id: fields.ret1, order_token: fields.sign },
        service: 5,
        success: ({ code }) => resolve(outcomeOf(code)),
        fail: ({ errMsg }) => resolve(refused('failed', errMsg)),
      })
    }),
}
