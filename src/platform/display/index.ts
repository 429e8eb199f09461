import Taro from '@tarojs/taro'
import { taroOutcome } from '../taroOutcome'
import type { Display } from './types'

const setBrightness = (value: number) => taroOutcome(() => Taro.setScreenBrightness({ value }))
const keepOn = (keepScreenOn: boolean) => taroOutcome(() => Taro.setKeepScreenOn({ keepScreenOn }))

/** The last change of the brightness: the next one must not read the brightness in the middle of it. */
let changed: Promise<unknown> = Promise.resolve()

export const display: Display = {
  brighten() {
    let ended = false
    const brightened = changed.then(async () => {
      const before = await taroOutcome(async () => (await Taro.getScreenBrightness()).value)
      // A screen whose brightness is unknown stays as it is: it could not be put back.
      if (!before.ok || ended) return null
      await setBrightness(1)
      return before.value
    })
    const putBack = async () => {
      const before = await brightened
      if (before !== null) await setBrightness(before)
    }
    void keepOn(true)
    return () => {
      ended = true
      changed = putBack()
      void keepOn(false)
    }
  },
  vibrate: (kind) =>
    void taroOutcome(() => (kind === 'long' ? Taro.vibrateLong() : Taro.vibrateShort({ type: 'medium' }))),
}
