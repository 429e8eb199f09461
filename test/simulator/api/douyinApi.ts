import { ApiFailure } from './ApiFailure'
import { type ApiSource, later, sync } from './ApiMethod'
import { payAtCashier } from './payAtCashier'
import { rewriteOrigin } from './rewriteOrigin'

/** Methods that only Douyin has, or names differently. */
export const douyinApi: ApiSource = (simulator) => {
  const { realm, options: settings, cashierUrls } = simulator
  return {
    login: later(() => ({ code: settings.loginCode ?? 'simulator', anonymousCode: 'anonymous', isLogin: true })),
    checkSession: later(() => ({})),
    getUserProfile: later(() => ({ userInfo: { nickName: '抖音用户', avatarUrl: '', gender: 0 } })),
    getUserInfo: later(() => ({ userInfo: { nickName: '抖音用户', avatarUrl: '' } })),
    requestSubscribeMessage: later(({ tmplIds }) =>
      Object.fromEntries(((tmplIds as string[] | undefined) ?? []).map((id) => [id, 'accept'])),
    ),
    /** Always succeeds; the code tells the result: 0 paid, 9 unknown. */
    pay: later(async ({ orderInfo, service }) => {
      const { order_id: id, order_token: token } = (orderInfo ?? {}) as Partial<Record<string, string>>
      if (!id || !token) throw new ApiFailure('orderInfo.order_id and orderInfo.order_token are required')
      if (![1, 3, 4, 5].includes(Number(service))) throw new ApiFailure('invalid service')
      const cashier = cashierUrls.get(id)
      if (!cashier) return { code: 9 }
      await payAtCashier(rewriteOrigin(cashier, settings))
      return { code: 0 }
    }),
    getMenuButtonLayout: sync(() => realm.copy({ width: 87, height: 32, left: 278, right: 365, top: 24, bottom: 56 })),
    getEnvInfoSync: sync(() =>
      realm.copy({ microapp: { appId: 'testappid', envType: 'development', mpVersion: '' }, common: { location: {} } }),
    ),
    getRenderMode: sync(() => 1),
  }
}
