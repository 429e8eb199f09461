export type BuildTarget = 'h5' | 'weapp' | 'tt'

/** What the user agent tells about the app that shows the page. */
export interface UserAgentFacts {
  /** The operator's own native app. */
  readonly isNativeApp: boolean
  /** The messaging app's browser, also that of its enterprise edition. */
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
  /** Compiled as a mini-program, or shown in the web view of one. */
  readonly isMiniProgram: boolean
  /** The gateway's field f: 2 inside a mini-program, otherwise 1. */
  readonly f: 1 | 2
  /** Served from a developer's own machine or network. */
  readonly isDevHost: boolean
  /** The trade type to send: TRADE_TYPE of the contract. */
  readonly tradeType: 'JSAPI' | 'MINIPROGRAM'
}
