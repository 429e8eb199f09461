import Taro from '@tarojs/taro'
import { taroOutcome } from '../taroOutcome'
import type { Awake } from './types'

const keepOn = (keepScreenOn: boolean) => taroOutcome(() => Taro.setKeepScreenOn({ keepScreenOn }))

export const awake: Awake = {
  keep() {
    void keepOn(true)
    return () => void keepOn(false)
  },
}
