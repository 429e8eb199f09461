import Taro from '@tarojs/taro'
import { done } from '../outcome'
import { taroOutcome } from '../taroOutcome'
import type { Login } from './types'

export const login: Login = {
  code: () => taroOutcome(async () => ({ code: (await Taro.login()).code, channel: 'tt' as const })),
  consent: async () => done(undefined),
}
