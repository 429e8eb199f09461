import Taro from '@tarojs/taro'
import { taroOutcome } from '../taroOutcome'
import type { LeaveAlert } from './types'

export const leaveAlert: LeaveAlert = {
  ask(message) {
    if (typeof Taro.enableAlertBeforeUnload !== 'function') return () => undefined
    void taroOutcome(async () => Taro.enableAlertBeforeUnload({ message }))
    return () => void taroOutcome(async () => Taro.disableAlertBeforeUnload())
  },
}
