import { ApiFailure } from './ApiFailure'
import { type ApiSource, later, sync } from './ApiMethod'
import { payAtCashier } from './payAtCashier'
import { rewriteOrigin } from './rewriteOrigin'
import { runData } from './runData'

const PAYMENT_FIELDS = ['timeStamp', 'nonceStr', 'package', 'paySign'] as const

/** Methods that only WeChat has, or names differently. */
export const wechatApi: ApiSource = (simulator) => {
  const { realm, options: settings, cashierUrls } = simulator
  const logger = () => ({
    log() {},
    info() {},
    debug() {},
    warn() {},
    error() {},
    setFilterMsg() {},
    addFilterMsg() {},
  })
  const account = { miniProgram: { appId: 'touristappid', envVersion: 'develop', version: '' } }
  return {
    login: later(() => ({ code: settings.loginCode ?? 'simulator' })),
    checkSession: later(() => ({})),
    getWeRunData: later(() => runData(Date.now())),
    getUserProfile: later(() => ({ userInfo: { nickName: '微信用户', avatarUrl: '', gender: 0, language: 'zh_CN' } })),
    getUserInfo: later(() => ({ userInfo: { nickName: '微信用户', avatarUrl: '' } })),
    requestSubscribeMessage: later(({ tmplIds }) =>
      Object.fromEntries(((tmplIds as string[] | undefined) ?? []).map((id) => [id, 'accept'])),
    ),
    requestPayment: later(async (options) => {
      for (const field of PAYMENT_FIELDS) {
        if (typeof options[field] !== 'string' || !options[field]) {
          throw new ApiFailure(`parameter error: parameter.${field} should be a non-empty String`)
        }
      }
      const prepayId = /^prepay_id=(.+)$/.exec(String(options.package))?.[1]
      if (!prepayId) throw new ApiFailure('invalid package: prepay_id is missing')
      const cashier = cashierUrls.get(prepayId)
      if (!cashier) throw new ApiFailure(`no such prepay_id: ${prepayId}`)
      await payAtCashier(rewriteOrigin(cashier, settings))
    }),
    getAccountInfoSync: sync(() => realm.copy(account)),
    getMenuButtonBoundingClientRect: sync(() =>
      realm.copy({ width: 87, height: 32, left: 278, right: 365, top: 24, bottom: 56 }),
    ),
    updateShareMenu: later(() => ({})),
    // Here seconds are a number at the beginning and text at the end.
    addPhoneCalendar: later(({ title, startTime, endTime }) => {
      const isEntry = typeof title === 'string' && title !== '' && typeof startTime === 'number'
      if (!isEntry || !(Number(endTime) > startTime) || typeof endTime !== 'string')
        throw new ApiFailure('parameter error')
      return {}
    }),
    getLogManager: sync(logger),
    getRealtimeLogManager: sync(logger),
    getPerformance: sync(() => ({ createObserver: () => ({ observe() {}, disconnect() {} }), getEntries: () => [] })),
    reportEvent: sync(() => undefined),
    setInnerAudioOption: later(() => ({})),
    getRendererUserAgent: later(() => ({ userAgent: 'MicroMessenger simulator' })),
  }
}
