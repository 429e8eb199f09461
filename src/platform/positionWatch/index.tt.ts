import Taro from '@tarojs/taro'
import { done } from '../outcome'
import { taroOutcome } from '../taroOutcome'
import { followLocation } from './followLocation'
import type { PositionWatch } from './types'

/** The short-video app follows the phone while it is in front. */
export const positionWatch: PositionWatch = {
  async start(onFix) {
    const open = await taroOutcome(async () => void (await Taro.startLocationUpdate({ type: 'gcj02' })))
    return open.ok ? done({ stop: followLocation(onFix), background: false }) : open
  },
}
