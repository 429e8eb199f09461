import Taro from '@tarojs/taro'
import { taroOutcome } from '../taroOutcome'
import type { System, SystemFacts } from './types'

function menuButton(): SystemFacts['menuButton'] {
  // Absent in some hosts of the short-video app.
  if (typeof Taro.getMenuButtonBoundingClientRect !== 'function') return null
  const { top, height, left } = Taro.getMenuButtonBoundingClientRect()
  return { top, height, left }
}

export const miniSystem: System = {
  facts() {
    const info = Taro.getSystemInfoSync()
    return {
      windowWidth: info.windowWidth,
      windowHeight: info.windowHeight,
      statusBarHeight: info.statusBarHeight ?? 0,
      safeBottom: info.safeArea ? info.screenHeight - info.safeArea.bottom : 0,
      menuButton: menuButton(),
      theme: info.theme === 'dark' ? 'dark' : 'light',
      language: info.language,
    }
  },
  async isOnline() {
    const network = await taroOutcome(() => Taro.getNetworkType())
    return !network.ok || network.value.networkType !== 'none'
  },
}
