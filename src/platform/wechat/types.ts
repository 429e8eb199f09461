import type { Outcome } from '../outcome'

/** Signature of the JS-SDK for one page (`/wxservice2/ticket`). */
export interface SdkTicket {
  readonly appId: string
  /** Seconds. */
  readonly timestamp: number
  readonly nonceStr: string
  readonly signature: string
}

/** What the messaging app's own menu sends (shell-and-routes §3). */
export interface ShareData {
  readonly title: string
  readonly desc: string
  /** Absolute public address. */
  readonly link: string
  readonly imgUrl: string
}

export interface SdkSources {
  /** Address of the JS-SDK's script. */
  readonly script: string
  /** Signs the page at this address, without its hash. Rejects when it cannot be had. */
  readonly sign: (page: string) => Promise<SdkTicket>
}

/**
 * The messaging app around an H5 page. Every method is `unsupported` elsewhere: in other browsers and in compiled
 * mini-programs, which have functions of their own. The script is loaded by the first method that needs it.
 */
export interface Wechat {
  /** Said once at launch, before anything else is asked. */
  setSources(sources: SdkSources): void
  /**
   * Readies the JS-SDK for the page that is shown: iOS checks the address the visitor landed on, whatever the router
   * has done since; Android the current one. Done at once while the address is the same.
   */
  configure(): Promise<Outcome>
  /**
   * Sets what the app's menu sends to friends and to the timeline, and inside a mini-program's web view hands the
   * same to the mini-program. Of several calls under way the last one counts.
   */
  setShareData(data: ShareData, onShared?: (target: 1 | 2) => void): Promise<Outcome>
  /** Text of a QR or bar code. */
  scan(): Promise<Outcome<string>>
  /** Inside a mini-program's web view: opens one of the mini-program's own pages. */
  openMiniPage(url: string): Promise<Outcome>
}
