import type { BuildTarget, Environment, UserAgentFacts } from './types'

/** Marker that the native app adds to its web view's user agent. */
const NATIVE_APP = /\bquanziapp\//i

export interface Surroundings {
  readonly userAgent: string
  /** `window.__wxjs_environment`, set late in some versions of the messaging app. */
  readonly wxjsEnvironment?: string
  /** A native bridge object is on the page. */
  readonly hasNativeBridge?: boolean
  /** Host name of the page. */
  readonly host?: string
}

const DEV_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|dev\..+)$/i

/** Reads the shell from the user agent; the marks are those the apps document. */
export function readUserAgent({ userAgent, wxjsEnvironment, hasNativeBridge }: Surroundings): UserAgentFacts {
  const has = (mark: RegExp) => mark.test(userAgent)
  const isMessagingApp = has(/micromessenger/i)
  return {
    isNativeApp: has(NATIVE_APP) || (hasNativeBridge === true && !isMessagingApp),
    isMessagingApp,
    isEnterpriseMessaging: has(/wxwork/i),
    isMiniProgramWebView: isMessagingApp && (wxjsEnvironment === 'miniprogram' || has(/miniprogram/i)),
    isShortVideoWebView: has(/toutiaomicroapp/i),
    isAndroid: has(/android|adr\b/i),
    // iPadOS 13 and later call themselves Macintosh but, unlike a Mac, name Mobile.
    isIos: has(/iphone|ipad|ipod/i) || has(/macintosh.*mobile/i),
  }
}

export function detectEnvironment(target: BuildTarget, surroundings: Surroundings): Environment {
  const facts = readUserAgent(surroundings)
  const isMiniProgram = target !== 'h5' || facts.isMiniProgramWebView || facts.isShortVideoWebView
  return {
    ...facts,
    target,
    isMiniProgram,
    f: isMiniProgram ? 2 : 1,
    isDevHost: DEV_HOST.test(surroundings.host ?? ''),
    tradeType: isMiniProgram ? 'MINIPROGRAM' : 'JSAPI',
  }
}
