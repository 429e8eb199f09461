import { done, type Outcome, refused, unsupported } from '../outcome'
import { payInfo } from './payInfo'
import type { Pay, PayFields, PayResult } from './types'

/** The bridge may appear after the page; it then announces itself by an event. */
const whenBridgeReady = (): Promise<NonNullable<Window['WeixinJSBridge']>> =>
  new Promise((resolve) => {
    const answer = () => window.WeixinJSBridge && resolve(window.WeixinJSBridge)
    if (window.WeixinJSBridge) answer()
    else document.addEventListener('WeixinJSBridgeReady', answer, { once: true })
  })

async function payInMessagingApp(fields: PayFields): Promise<Outcome<PayResult>> {
  const bridge = await whenBridgeReady()
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
    if (fields.jsapi_pay_info !== '' && /micromessenger/i.test(navigator.userAgent)) return payInMessagingApp(fields)
    if (fields.cashierUrl === '') return unsupported()
    window.location.assign(fields.cashierUrl)
    return done('leaving')
  },
}
