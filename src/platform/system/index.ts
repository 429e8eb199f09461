import Taro from '@tarojs/taro'
import { taroOutcome } from '../taroOutcome'
import { systemInfo } from './systemInfo'
import type { System, SystemFacts } from './types'

function menuButton(): SystemFacts['menuButton'] {
  // Some hosts of the short-video app lack this function.
  if (typeof Taro.getMenuButtonBoundingClientRect !== 'function') return null
  const { top, height, left } = Taro.getMenuButtonBoundingClientRect()
  return { top, height, left }
}

export const system: System = {
  facts() {
    const info = systemInfo()
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
  async network() {
    const found = await taroOutcome(() => Taro.getNetworkType())
    return found.ok ? found.value.networkType : 'unknown'
  },
  videoKinds: () => [],
  fits: () =>
    new Promise((resolve) => {
      Taro.createSelectorQuery()
        .select('#screen')
        .boundingClientRect((box) => {
          const { width } = Array.isArray(box) ? box[0] : box
          // The rounding of rpx may add up to one pixel.
          resolve(width <= systemInfo().windowWidth + 1)
        })
        .exec()
    }),
}
