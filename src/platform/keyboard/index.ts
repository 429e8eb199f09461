import Taro from '@tarojs/taro'
import type { Keyboard } from './types'

export const keyboard: Keyboard = {
  onChange(run) {
    // Absent in some hosts of the short-video app.
    if (typeof Taro.onKeyboardHeightChange !== 'function') return () => undefined
    const listener = ({ height }: { height: number }) => run({ top: 0, covered: Math.max(0, height) })
    Taro.onKeyboardHeightChange(listener)
    return () => Taro.offKeyboardHeightChange?.(listener)
  },
  hide: () => void Taro.hideKeyboard?.(),
}
