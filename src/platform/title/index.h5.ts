import Taro from '@tarojs/taro'
import type { Title } from './types'

export const title: Title = {
  set(text) {
    if (typeof document === 'undefined') return
    // Taro writes the title it remembers for a page whenever that page comes back to the front.
    Taro.setNavigationBarTitle?.({ title: text }).catch(() => undefined)
    document.title = text
  },
}
