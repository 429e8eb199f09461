import { wechat } from '../wechat'
import type { Share } from './types'

export const share: Share = {
  offer: ({ title, desc, link, imgUrl }, onShared) => wechat.setShareData({ title, desc, link, imgUrl }, onShared),
  useShareHooks: () => undefined,
}
