import Taro from '@tarojs/taro'
import { taroOutcome } from '../taroOutcome'
import type { Clipboard } from './types'

export const clipboard: Clipboard = {
  write: (text) => taroOutcome(async () => void (await Taro.setClipboardData({ data: text }))),
  read: () => taroOutcome(async () => (await Taro.getClipboardData()).data),
}
