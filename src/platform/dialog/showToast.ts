import Taro from '@tarojs/taro'
import { TOAST_MS } from './toastTimes'

/** Taro's own toast, in a file of its own: few visits need it, and its code is larger than a page. */
export function showToast(text: string): void {
  void Taro.showToast({ title: text, icon: 'none', duration: TOAST_MS }).catch(() => undefined)
}
