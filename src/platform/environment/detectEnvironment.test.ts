import { detectEnvironment } from './detectEnvironment'
import type { Environment } from './types'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/121.0 Mobile Safari/537.36'
const WEIXIN = 'MicroMessenger/8.0.47(0x18002f2f) NetType/WIFI Language/zh_CN'

const NOTHING: Omit<Environment, 'target'> = {
  isNativeApp: false,
  isMessagingApp: false,
  isEnterpriseMessaging: false,
  isMiniProgramWebView: false,
  isShortVideoWebView: false,
  isAndroid: false,
  isIos: false,
  isMiniProgram: false,
  f: 1,
  isDevHost: false,
  tradeType: 'JSAPI',
}
const MINI = { isMiniProgram: true, f: 2, tradeType: 'MINIPROGRAM' } as const

test.each<[string, string, Partial<Environment>]>([
  ['desktop browser', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/121.0 Safari/537.36', {}],
  ['Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.0 Safari/605.1.15', {}],
  [
    'iPad that calls itself a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.0 Mobile/15E148',
    { isIos: true },
  ],
  ['iPhone browser', IPHONE, { isIos: true }],
  ['Android browser', ANDROID, { isAndroid: true }],
  ['messaging app on iOS', `${IPHONE} ${WEIXIN}`, { isIos: true, isMessagingApp: true }],
  ['messaging app on Android', `${ANDROID} ${WEIXIN}`, { isAndroid: true, isMessagingApp: true }],
  [
    'enterprise messaging',
    `${ANDROID} wxwork/4.1.16 ${WEIXIN}`,
    { isAndroid: true, isMessagingApp: true, isEnterpriseMessaging: true },
  ],
  [
    'mini-program web view',
    `${ANDROID} ${WEIXIN} miniProgram/wx0123456789`,
    { isAndroid: true, isMessagingApp: true, isMiniProgramWebView: true, ...MINI },
  ],
  [
    'short-video web view',
    `${IPHONE} aweme_28.0.0 ToutiaoMicroApp/3.1.0`,
    { isIos: true, isShortVideoWebView: true, ...MINI },
  ],
  ['short-video app outside a mini-program', `${IPHONE} aweme_28.0.0`, { isIos: true }],
  ['native app', `${ANDROID} QuanziApp/3.2.0`, { isAndroid: true, isNativeApp: true }],
  ['nothing', '', {}],
])('shell-and-routes §6: %s', (_, userAgent, facts) => {
  expect(detectEnvironment('h5', { userAgent })).toEqual({ ...NOTHING, target: 'h5', ...facts })
})

test('the web view flag counts when the user agent gives no answer, but only in the messaging app', () => {
  const shown = (userAgent: string) => detectEnvironment('h5', { userAgent, wxjsEnvironment: 'miniprogram' })
  expect(shown(WEIXIN)).toMatchObject({ isMiniProgramWebView: true, f: 2 })
  expect(shown(IPHONE)).toMatchObject({ isMiniProgramWebView: false, f: 1 })
})

test('shell-and-routes §6: a native bridge means the native app, except in the messaging app', () => {
  expect(detectEnvironment('h5', { userAgent: IPHONE, hasNativeBridge: true }).isNativeApp).toBe(true)
  expect(detectEnvironment('h5', { userAgent: WEIXIN, hasNativeBridge: true }).isNativeApp).toBe(false)
})

test.each(['weapp', 'tt'] as const)(
  'shell-and-routes §6: compiled for %s it is a mini-program with any user agent',
  (target) => {
    expect(detectEnvironment(target, { userAgent: '' })).toMatchObject(MINI)
  },
)

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['192.168.1.20', true],
  ['10.0.0.8', true],
  ['dev.quanzi.test', true],
  ['quanzi.test', false],
  ['development.test', false],
  ['', false],
])('admissions-and-regions §2: %s is a dev host: %s', (host, expected) => {
  expect(detectEnvironment('h5', { userAgent: '', host }).isDevHost).toBe(expected)
})
