import Taro from '@tarojs/taro'
import type { Title } from './types'

export const title: Title = {
  set(text) {
    // Rejects while the page is still being pushed; the next render sets it again.
    Taro.setNavigationBarTitle({ title: text }).catch(() => undefined)
  },
}
