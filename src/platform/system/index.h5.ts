import Taro from '@tarojs/taro'
import { taroOutcome } from '../taroOutcome'
import type { System } from './types'

const VIDEO_KINDS = {
  'H.264': 'video/mp4; codecs="avc1.42E01E"',
  'H.265': 'video/mp4; codecs="hvc1.1.6.L93.B0"',
  VP9: 'video/webm; codecs="vp9"',
  AV1: 'video/mp4; codecs="av01.0.05M.08"',
  HLS: 'application/vnd.apple.mpegurl',
} as const

export const system: System = {
  facts() {
    const page = typeof window === 'undefined' ? null : window
    return {
      // Reading these makes the browser compute the layout, so they are read only on demand.
      get windowWidth() {
        return page?.innerWidth ?? 375
      },
      get windowHeight() {
        return page?.innerHeight ?? 667
      },
      statusBarHeight: 0,
      // On H5 the style sheet uses env(safe-area-inset-bottom).
      safeBottom: 0,
      menuButton: null,
      theme: page?.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
      language: page?.navigator.language ?? 'zh-CN',
    }
  },
  async network() {
    const found = await taroOutcome(() => Taro.getNetworkType())
    return found.ok ? found.value.networkType : 'unknown'
  },
  videoKinds() {
    if (typeof document === 'undefined') return []
    const player = document.createElement('video')
    return Object.entries(VIDEO_KINDS).flatMap(([name, type]) => (player.canPlayType(type) ? [name] : []))
  },
  fits: async () => typeof document === 'undefined' || document.documentElement.scrollWidth <= window.innerWidth,
}
