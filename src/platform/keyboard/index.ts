import Taro from '@tarojs/taro'
import { taroOutcome } from '../taroOutcome'
import type { Keyboard } from './types'

export const keyboard: Keyboard = {
  onChange(run) {
    // Some hosts of the short-video app lack this function.
    if (typeof Taro.onKeyboardHeightChange !== 'function') return () => undefined
    const listener = ({ height }: { height: number }) => run({ top: 0, covered: Math.max(0, height) })
    Taro.onKeyboardHeightChange(listener)
    return () => Taro.offKeyboardHeightChange?.(listener)
  },
  // Rejects where no keyboard is open.
  hide: () => void taroOutcome(async () => void (await Taro.hideKeyboard())),
}
