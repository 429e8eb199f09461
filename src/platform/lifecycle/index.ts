import Taro from '@tarojs/taro'
import type { Lifecycle } from './types'

export * from './screenHooks'

export const lifecycle: Lifecycle = {
  onShow(run) {
    const listener = () => run()
    Taro.onAppShow(listener)
    return () => Taro.offAppShow(listener)
  },
  onHide(run) {
    const listener = () => run()
    Taro.onAppHide(listener)
    return () => Taro.offAppHide(listener)
  },
  onNetworkChange(run) {
    const listener = ({ isConnected }: { isConnected: boolean }) => run(isConnected)
    Taro.onNetworkStatusChange(listener)
    return () => Taro.offNetworkStatusChange?.(listener)
  },
  onThemeChange(run) {
    // The short-video app lacks this function.
    if (typeof Taro.onThemeChange !== 'function') return () => undefined
    const listener = ({ theme }: { theme: string }) => run(theme === 'dark' ? 'dark' : 'light')
    Taro.onThemeChange(listener)
    return () => Taro.offThemeChange?.(listener)
  },
}
