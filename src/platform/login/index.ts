import Taro from '@tarojs/taro'
import { taroOutcome } from '../taroOutcome'
import type { Login } from './types'

export const login: Login = {
  code: () => taroOutcome(async () => ({ code: (await Taro.login()).code, channel: 'weapp' as const })),
}
