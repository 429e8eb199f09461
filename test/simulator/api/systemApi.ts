import { type ApiSource, later, sync } from './ApiMethod'
import { USER_DATA } from './localFiles'

const WIDTH = 375
const HEIGHT = 667
const STATUS_BAR = 20

const PHONES = {
  android: { brand: 'Xiaomi', model: 'MI 9', system: 'Android 13', platform: 'android' },
  ios: { brand: 'iPhone', model: 'iPhone 8', system: 'iOS 16.0', platform: 'ios' },
  devtools: { brand: 'devtools', model: 'iPhone 8', system: 'iOS 16.0', platform: 'devtools' },
} as const

/** Device, app and settings: methods with the same name on both platforms. */
export const systemApi: ApiSource = (simulator, listeners) => {
  const { realm, options } = simulator
  const windowInfo = {
    pixelRatio: 2,
    screenWidth: WIDTH,
    screenHeight: HEIGHT,
    windowWidth: WIDTH,
    windowHeight: HEIGHT - 64,
    statusBarHeight: STATUS_BAR,
    screenTop: 64,
    safeArea: { left: 0, right: WIDTH, top: STATUS_BAR, bottom: HEIGHT, width: WIDTH, height: HEIGHT - STATUS_BAR },
  }
  const deviceInfo = { ...PHONES[options.platform ?? 'devtools'], abi: 'arm64', benchmarkLevel: 30 }
  const appInfo = {
    SDKVersion: options.target === 'weapp' ? '3.5.0' : '3.20.0',
    version: options.target === 'weapp' ? '8.0.50' : '30.0.0',
    language: options.language ?? 'zh_CN',
    theme: options.theme ?? 'light',
    fontSizeSetting: 16,
    enableDebug: false,
    host: { env: options.target === 'weapp' ? 'WeChat' : 'Douyin', appId: 'simulator' },
    appName: options.target === 'weapp' ? 'WeChat' : 'Douyin',
  }
  const systemInfo = () => realm.copy({ ...deviceInfo, ...windowInfo, ...appInfo })
  const settings = () => realm.copy({ authSetting: {}, subscriptionsSetting: { mainSwitch: true, itemSettings: {} } })
  let clipboard = ''
  let brightness = 0.5
  return {
    env: { USER_DATA_PATH: USER_DATA[options.target], VERSION: 'develop' },
    getSystemInfoSync: sync(systemInfo),
    getSystemInfo: later(systemInfo),
    canIUse: sync((name: string) => (String(name).split('.')[0] ?? '') in simulator.api.object),
    getUpdateManager: sync(() => ({
      onCheckForUpdate: (tell: (answer: object) => void) => setTimeout(() => tell(realm.copy({ hasUpdate: false })), 0),
      onUpdateReady() {},
      onUpdateFailed() {},
      applyUpdate() {},
    })),
    getNetworkType: later(() => ({ networkType: 'wifi' })),
    getSetting: later(settings),
    openSetting: later(settings),
    authorize: later(() => ({})),
    setClipboardData: later(({ data }) => {
      clipboard = String(data)
      return { data: clipboard }
    }),
    getClipboardData: later(() => ({ data: clipboard })),
    makePhoneCall: later(() => ({})),
    requirePrivacyAuthorize: later(() => ({})),
    getPrivacySetting: later(() => ({ needAuthorization: simulator.person.privacyAsks, privacyContractName: '' })),
    openPrivacyContract: later(() => ({})),
    vibrateShort: later(() => ({})),
    vibrateLong: later(() => ({})),
    setKeepScreenOn: later(() => ({})),
    getScreenBrightness: later(() => ({ value: brightness })),
    setScreenBrightness: later(({ value }) => {
      brightness = Number(value)
      return {}
    }),
    nextTick: sync((run: () => void) => void setTimeout(() => simulator.guard(run), 0)),
    reportAnalytics: sync(() => undefined),
    getExtConfigSync: sync(() => realm.copy({})),
    base64ToArrayBuffer: sync((text: string) => realm.buffer(Buffer.from(text, 'base64'))),
    arrayBufferToBase64: sync((bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64')),
    ...listeners.methods(
      'AppShow',
      'AppHide',
      'Error',
      'UnhandledRejection',
      'PageNotFound',
      'NetworkStatusChange',
      'MemoryWarning',
      'KeyboardHeightChange',
      'UserCaptureScreen',
      'NeedPrivacyAuthorization',
    ),
    ...(options.target === 'weapp' && {
      ...listeners.methods('ThemeChange', 'WindowResize'),
      getWindowInfo: sync(() => realm.copy(windowInfo)),
      getDeviceInfo: sync(() => realm.copy(deviceInfo)),
      getAppBaseInfo: sync(() => realm.copy(appInfo)),
      getSystemSetting: sync(() =>
        realm.copy({ locationEnabled: true, wifiEnabled: true, deviceOrientation: 'portrait' }),
      ),
      getAppAuthorizeSetting: sync(() =>
        realm.copy({ locationAuthorized: 'authorized', albumAuthorized: 'authorized' }),
      ),
      getSystemInfoAsync: later(systemInfo),
    }),
  }
}
