import Taro from '@tarojs/taro'
import { TOAST_MS } from './toastTimes'
import type { Dialog } from './types'

export const dialog: Dialog = {
  async alert(text, title = '') {
    await Taro.showModal({ title, content: text, showCancel: false })
  },
  async confirm(text, title = '') {
    return (await Taro.showModal({ title, content: text })).confirm
  },
  toast(text) {
    void Taro.showToast({ title: text, icon: 'none', duration: TOAST_MS }).catch(() => undefined)
  },
}
