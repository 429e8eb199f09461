import Taro from '@tarojs/taro'
import { taroOutcome } from '../taroOutcome'
import { payInfo } from './payInfo'
import type { Pay, PayResult } from './types'

export const pay: Pay = {
  pay: (fields) =>
    taroOutcome(async (): Promise<PayResult> => {
      const { appId: _, ...info } = payInfo(fields)
      await Taro.requestPayment(info)
      return 'paid'
    }),
}
