import Taro from '@tarojs/taro'
import { taroOutcome } from '../taroOutcome'
import type { Steps } from './types'

export const steps: Steps = {
  counted: true,
  read: () =>
    taroOutcome(async () => {
      const { encryptedData, iv } = await Taro.getWeRunData()
      return { encryptedData, iv }
    }),
  openSettings: () => taroOutcome(async () => void (await Taro.openSetting())),
}
