import { environment } from '../environment'
import { done, refused, unsupported } from '../outcome'
import { wechat } from '../wechat'
import type { Share, ShareWay } from './types'

const FRIEND: ShareWay = { target: 'friend', by: 'menu' }
const TIMELINE: ShareWay = { target: 'timeline', by: 'menu' }
const SYSTEM: ShareWay = { target: 'system', by: 'call' }

const sheetOf = (): Navigator['share'] | undefined => (typeof navigator === 'undefined' ? undefined : navigator.share)

export const share: Share = {
  ways() {
    const { isMessagingApp, isMiniProgram } = environment()
    // The menu of a web view shares the mini-program's page, which has no timeline.
    if (isMiniProgram) return [FRIEND]
    if (isMessagingApp) return [FRIEND, TIMELINE]
    return sheetOf() ? [SYSTEM] : []
  },
  async send({ title, desc, link }) {
    if (!sheetOf()) return unsupported()
    try {
      await navigator.share({ title, text: desc, url: link })
      return done(undefined)
    } catch (error) {
      const cancelled = error instanceof Error && error.name === 'AbortError'
      return refused(cancelled ? 'cancelled' : 'failed', String(error))
    }
  },
  offer: ({ title, desc, link, imgUrl }, onShared) => wechat.setShareData({ title, desc, link, imgUrl }, onShared),
  useShareHooks: () => undefined,
}
