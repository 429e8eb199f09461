import Taro from '@tarojs/taro'
import { unsupported } from '../outcome'
import { taroOutcome } from '../taroOutcome'
import type { Back } from './types'

export const back: Back = {
  go: () => void Taro.navigateBack().catch(() => undefined),
  guard: () => () => undefined,
  whenFree(next) {
    next()
    return () => undefined
  },
  clear: () => Promise.resolve(),
  async leave() {
    if (typeof Taro.exitMiniProgram !== 'function') return unsupported()
    return taroOutcome(async () => void (await Taro.exitMiniProgram()))
  },
}
