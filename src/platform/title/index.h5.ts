import type { Title } from './types'

export const title: Title = {
  set(text) {
    if (typeof document !== 'undefined') document.title = text
  },
}
