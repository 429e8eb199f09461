import { done, unsupported } from '../outcome'
import { configureJsSdk, readyJsSdk } from './jssdk'
import type { Share } from './types'

export const share: Share = {
  async configure(ticket) {
    if (typeof window === 'undefined' || !/micromessenger/i.test(navigator.userAgent)) return unsupported()
    return configureJsSdk(ticket)
  },
  async offer({ title, desc, link, imgUrl }, onShared) {
    const sdk = readyJsSdk()
    if (!sdk) return unsupported()
    sdk.updateAppMessageShareData({ title, desc, link, imgUrl, success: () => onShared?.(2) })
    sdk.updateTimelineShareData({ title, link, imgUrl, success: () => onShared?.(1) })
    // A web view hands its latest message to the mini-program when the user shares.
    sdk.miniProgram?.postMessage({ data: { title, desc, link, imgUrl } })
    return done(undefined)
  },
  useShareHooks: () => undefined,
}
