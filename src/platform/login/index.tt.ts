import Taro from '@tarojs/taro'
import { refused } from '../outcome'
import { taroOutcome } from '../taroOutcome'
import type { Login } from './types'

export const login: Login = {
  async code(options) {
    const answer = await taroOutcome(async () => ({ code: (await Taro.login(options)).code, channel: 'tt' as const }))
    // Without `force`, a user who is not logged in to the app is anonymous and gets no code.
    return answer.ok && !answer.value.code ? refused('denied') : answer
  },
}
