import Taro from '@tarojs/taro'
import type { Title } from './types'

export const title: Title = {
  set(text) {
    if (typeof document === 'undefined') return
    // Taro writes the title it remembers for a page whenever that page comes back to the front, also as HTML
    // into a bar that does not show: a title of the address (`?tag=<img…`) must not become an element there.
    Taro.setNavigationBarTitle?.({ title: text.replace(/</g, '＜') }).catch(() => undefined)
    document.title = text
  },
}
