import { done, type Outcome, refused, unsupported } from '../outcome'
import { payInfo } from './payInfo'
import type { Pay, PayFields, PayResult } from './types'

const BRIDGE_WAIT_MS = 3000

/** The bridge may appear after the page and then sends an event. Null when it never appears. */
const whenBridgeReady = (): Promise<Window['WeixinJSBridge'] | null> =>
  new Promise((resolve) => {
    const answer = () => resolve(window.WeixinJSBridge ?? null)
    if (window.WeixinJSBridge) return answer()
    document.addEventListener('WeixinJSBridgeReady', answer, { once: true })
    setTimeout(answer, BRIDGE_WAIT_MS)
  })

async function payInMessagingApp(fields: PayFields): Promise<Outcome<PayResult>> {
  const bridge = await whenBridgeReady()
  if (!bridge) return unsupported()
  return new Promise((resolve) => {
    bridge.invoke('getBrandWCPayRequest', payInfo(fields), ({ err_msg: word }) => {
      if (word.endsWith(':ok')) resolve(done('paid'))
      else if (word.endsWith(':cancel')) resolve(refused('cancelled', word))
      else resolve(refused('failed', word))
    })
  })
}

export const pay: Pay = {
  async pay(fields) {
    if (typeof window === 'undefined') return unsupported()
    if (fields.jsapi_pay_info !== '' && /micromessenger/i.test(navigator.userAgent)) {
      const outcome = await payInMessagingApp(fields)
      // Where the app's payment window does not open, the channel's own page can still take the payment.
      if (outcome.ok || outcome.reason === 'cancelled' || fields.cashierUrl === '') return outcome
    }
    if (fields.cashierUrl === '') return unsupported()
    window.location.assign(fields.cashierUrl)
    return done('leaving')
  },
}
