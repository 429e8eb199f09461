import type { PageTheme } from './types'

export const pageTheme: PageTheme = {
  set(mode) {
    if (typeof document === 'undefined') return
    for (const one of ['light', 'dark']) document.documentElement.classList.toggle(`theme-${one}`, one === mode)
  },
}
