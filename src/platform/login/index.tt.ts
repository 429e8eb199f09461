import Taro from '@tarojs/taro'
import { refused } from '../outcome'
import { taroOutcome } from '../taroOutcome'
import type { Login } from './types'

export const login: Login = {
  async code(options) {
    const answer = await taroOutcome(async () => ({ code: (await Taro.login(options)).code, channel: 'tt' as const }))
    // Without force somebody who is not logged in to the app is anonymous: there is no code for them.
    return answer.ok && !answer.value.code ? refused('denied') : answer
  },
}
