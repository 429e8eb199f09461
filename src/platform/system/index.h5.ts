import type { System } from './types'

export const system: System = {
  facts() {
    const page = typeof window === 'undefined' ? null : window
    return {
      windowWidth: page?.innerWidth ?? 375,
      windowHeight: page?.innerHeight ?? 667,
      statusBarHeight: 0,
      // On H5 the style sheet reads env(safe-area-inset-bottom).
      safeBottom: 0,
      menuButton: null,
      theme: page?.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
      language: page?.navigator.language ?? 'zh-CN',
    }
  },
  isOnline: async () => (typeof navigator === 'undefined' ? true : navigator.onLine),
}
