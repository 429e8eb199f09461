import { environment } from '../environment'
import { type Outcome, unsupported } from '../outcome'
import type { JsSdkSession } from './JsSdkSession'
import type { SdkSources, Wechat } from './types'

const pageOf = (href: string): string => href.split('#')[0] ?? ''

// Read it at start, before the router changes the address: iOS checks every signature against the first address.
const landing = typeof window === 'undefined' ? '' : pageOf(window.location.href)

let sources: SdkSources | null = null
let session: Promise<JsSdkSession> | null = null

/** The rest is a chunk that only the messaging app loads. */
async function start({ script, sign }: SdkSources): Promise<JsSdkSession> {
  const [{ JsSdkSession }, { loadJsSdk }] = await Promise.all([import('./JsSdkSession'), import('./loadJsSdk')])
  return new JsSdkSession({
    load: () => loadJsSdk(script),
    sign,
    signedPage: () => (environment().isIos ? landing : pageOf(window.location.href)),
    inWebView: () => environment().isMiniProgramWebView,
  })
}

async function within<T>(act: (session: JsSdkSession) => Promise<Outcome<T>>): Promise<Outcome<T>> {
  if (!sources || !environment().isMessagingApp) return unsupported()
  session ??= start(sources)
  return act(await session)
}

export const wechat: Wechat = {
  setSources(given) {
    sources = given
  },
  configure: () => within((sdk) => sdk.configure()),
  setShareData: (data, onShared) => within((sdk) => sdk.setShareData(data, onShared)),
  scan: () => within((sdk) => sdk.scan()),
  openMiniPage: (url) => within((sdk) => sdk.openMiniPage(url)),
}
