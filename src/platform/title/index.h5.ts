import Taro from '@tarojs/taro'
import type { Title } from './types'

export const title: Title = {
  set(text) {
    if (typeof document === 'undefined') return
    // Taro sets the title that it remembers whenever a page returns to the front.
    Taro.setNavigationBarTitle?.({ title: text }).catch(() => undefined)
    document.title = text
  },
}
