import Taro from '@tarojs/taro'
import { done } from '../outcome'
import { taroOutcome } from '../taroOutcome'
import { followLocation } from './followLocation'
import type { PositionWatch } from './types'

/** The messaging app goes on while the phone is locked, where the member allows it; else while it is in front. */
export const positionWatch: PositionWatch = {
  async start(onFix) {
    const locked = await taroOutcome(async () => void (await Taro.startLocationUpdateBackground({ type: 'gcj02' })))
    if (!locked.ok) {
      const open = await taroOutcome(async () => void (await Taro.startLocationUpdate({ type: 'gcj02' })))
      if (!open.ok) return open
    }
    return done({ stop: followLocation(onFix), background: locked.ok })
  },
}
