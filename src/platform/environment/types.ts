export type BuildTarget = 'h5' | 'weapp' | 'tt'

/** What the user agent says about the shell around the page. */
export interface UserAgentFacts {
  /** The operator's own native app. */
  readonly isNativeApp: boolean
  /** The messaging app's browser, its enterprise edition included. */
  readonly isMessagingApp: boolean
  readonly isEnterpriseMessaging: boolean
  /** A web view inside a mini-program of the messaging app. */
  readonly isMiniProgramWebView: boolean
  /** A web view inside a mini-program of the short-video app. */
  readonly isShortVideoWebView: boolean
  readonly isAndroid: boolean
  readonly isIos: boolean
}

export interface Environment extends UserAgentFacts {
  readonly target: BuildTarget
  /** Compiled as a mini-program, or shown in a web view of one. */
  readonly isMiniProgram: boolean
  /** The gateway's field f: 2 inside a mini-program, otherwise 1. */
  readonly f: 1 | 2
  /** Served from a developer's own machine or network. */
  readonly isDevHost: boolean
  /** As it travels: TRADE_TYPE of the contract. */
  readonly tradeType: 'JSAPI' | 'MINIPROGRAM'
}
