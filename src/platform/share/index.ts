import Taro from '@tarojs/taro'
import { friendMessage, miniShare, timelineMessage } from './miniShare'
import type { Share } from './types'

export const share: Share = {
  ...miniShare([
    { target: 'friend', by: 'button' },
    { target: 'timeline', by: 'menu' },
  ]),
  useShareHooks(read, onShared) {
    Taro.useShareAppMessage(() => {
      onShared(2)
      return friendMessage(read())
    })
    Taro.useShareTimeline(() => {
      onShared(1)
      return timelineMessage(read())
    })
  },
}
