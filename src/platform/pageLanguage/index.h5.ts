import type { PageLanguage } from './types'

export const pageLanguage: PageLanguage = {
  set(code) {
    if (typeof document !== 'undefined') document.documentElement.lang = code
  },
}
