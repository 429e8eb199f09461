import type { BuildTarget, Environment, UserAgentFacts } from './types'

/** The mark that the native app adds to the user agent of its web view. */
const NATIVE_APP = /\bquanziapp\//i

export interface Surroundings {
  readonly userAgent: string
  /** `window.__wxjs_environment`. Some versions of the messaging app set it late. */
  readonly wxjsEnvironment?: string
  /** True when the page has a native bridge object. */
  readonly hasNativeBridge?: boolean
  /** Host name of the page. */
  readonly host?: string
}

const DEV_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|dev\..+)$/i

/** Reads from the user agent which app shows the page. The marks are those that the apps document. */
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
    // iPadOS 13 and later report Macintosh; unlike a Mac they also report Mobile.
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
