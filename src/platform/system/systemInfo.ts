import Taro from '@tarojs/taro'

/** The properties of the phone that the app reads. */
type SystemInfo = Pick<
  Taro.getSystemInfoSync.Result,
  'platform' | 'windowWidth' | 'windowHeight' | 'screenHeight' | 'statusBarHeight' | 'safeArea' | 'theme' | 'language'
>

/**
 * WeChat has split `getSystemInfoSync` (2.20.1) and warns about the old function; the short-video app has only the old
 * one.
 */
export function systemInfo(): SystemInfo {
  const { getWindowInfo, getDeviceInfo, getAppBaseInfo } = Taro as Partial<typeof Taro>
  if (!getWindowInfo || !getDeviceInfo || !getAppBaseInfo) return Taro.getSystemInfoSync()
  return { ...getWindowInfo(), ...getDeviceInfo(), ...getAppBaseInfo() } as SystemInfo
}
