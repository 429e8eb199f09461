import Taro from '@tarojs/taro'
import { taroOutcome } from '../taroOutcome'
import type { Connection } from './types'

export const connection: Connection = {
  async isOnline() {
    const network = await taroOutcome(() => Taro.getNetworkType())
    return !network.ok || network.value.networkType !== 'none'
  },
}
