import Taro from '@tarojs/taro'
import { done } from '../outcome'
import type { Share, ShareContent } from './types'

const queryOf = (path: string): string => path.split('?')[1] ?? ''

export function miniShare(hasTimeline: boolean): Share {
  let offered: ShareContent | null = null
  return {
    async offer(content) {
      offered = content
      return done(undefined)
    },
    useShareHooks(read, onShared) {
      const current = () => offered ?? read()
      Taro.useShareAppMessage(() => {
        const { title, desc, imgUrl, miniPath } = current()
        onShared(2)
        return { title, desc, path: miniPath, imageUrl: imgUrl }
      })
      Taro.useShareTimeline(() => {
        const { title, imgUrl, miniPath } = current()
        if (hasTimeline) onShared(1)
        return { title, query: queryOf(miniPath), imageUrl: imgUrl }
      })
    },
  }
}
