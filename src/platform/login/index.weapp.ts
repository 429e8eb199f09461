import Taro from '@tarojs/taro'
import { done } from '../outcome'
import { taroOutcome } from '../taroOutcome'
import type { Login } from './types'

export const login: Login = {
  code: () => taroOutcome(async () => ({ code: (await Taro.login()).code, channel: 'weapp' as const })),
  async consent() {
    // Base libraries before 2.32.3 know no such consent.
    const ask = Taro.requirePrivacyAuthorize
    if (typeof ask !== 'function') return done(undefined)
    return taroOutcome(
      () =>
        new Promise<void>((resolve, reject) => ask({ success: () => resolve(), fail: (failure) => reject(failure) })),
    )
  },
}
