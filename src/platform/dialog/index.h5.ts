import Taro from '@tarojs/taro'
import { TOAST_MS } from './toastTimes'
import type { Dialog } from './types'

export const dialog: Dialog = {
  async alert(text, title = '') {
    window.alert(title ? `${title}\n${text}` : text)
  },
  async confirm(text, title = '') {
    return window.confirm(title ? `${title}\n${text}` : text)
  },
  toast(text) {
    void Taro.showToast({ title: text, icon: 'none', duration: TOAST_MS })
  },
}
