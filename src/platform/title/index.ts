import Taro from '@tarojs/taro'
import type { Title } from './types'

export const title: Title = {
  set(text) {
    // Rejects while the platform is still opening the page; the next render sets the title again.
    Taro.setNavigationBarTitle({ title: text }).catch(() => undefined)
  },
}
