import Taro from '@tarojs/taro'
import { taroOutcome } from '../taroOutcome'
import type { Scan } from './types'

export const scan: Scan = {
  scan: () => taroOutcome(async () => (await Taro.scanCode({})).result),
}
