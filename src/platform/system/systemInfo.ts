import Taro from '@tarojs/taro'

/** What of the phone the app asks for. */
type SystemInfo = Pick<
  Taro.getSystemInfoSync.Result,
  'platform' | 'windowWidth' | 'windowHeight' | 'screenHeight' | 'statusBarHeight' | 'safeArea' | 'theme' | 'language'
>

/** WeChat has taken `getSystemInfoSync` apart (2.20.1) and warns of the whole; the short-video app has only the whole. */
export function systemInfo(): SystemInfo {
  const { getWindowInfo, getDeviceInfo, getAppBaseInfo } = Taro as Partial<typeof Taro>
  if (!getWindowInfo || !getDeviceInfo || !getAppBaseInfo) return Taro.getSystemInfoSync()
  return { ...getWindowInfo(), ...getDeviceInfo(), ...getAppBaseInfo() } as SystemInfo
}
