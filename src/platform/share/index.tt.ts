import Taro from '@tarojs/taro'
import { friendMessage, miniShare } from './miniShare'
import type { Share } from './types'

/** `channel` is where the short-video app shares to: absent for friends, else `article`, `video` or `token`. */
interface ChannelOptions {
  readonly channel?: string
}

export const share: Share = {
  ...miniShare([{ target: 'friend', by: 'button' }]),
  useShareHooks(read, onShared) {
    Taro.useShareAppMessage((options) => {
      const { channel } = options as typeof options & ChannelOptions
      onShared(2)
      return { ...friendMessage(read()), ...(channel ? { channel } : {}) }
    })
  },
}
