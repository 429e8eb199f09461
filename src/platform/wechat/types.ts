import type { Outcome } from '../outcome'

/** Signature of the JS-SDK for one page (`/wxservice2/ticket`). */
export interface SdkTicket {
  readonly appId: string
  /** Seconds. */
  readonly timestamp: number
  readonly nonceStr: string
  readonly signature: string
}

/** The share data of the messaging app's own menu (shell-and-routes §3). */
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
  /** Signs the page at this address (without its hash). Rejects when the server gives no signature. */
  readonly sign: (page: string) => Promise<SdkTicket>
}

/**
 * The messaging app that shows the H5 page. Every method is `unsupported` elsewhere: other browsers lack it, and
 * compiled mini-programs have functions of their own. The first method that needs the script loads it.
 */
export interface Wechat {
  /** Call it once at launch, before any other method. */
  setSources(sources: SdkSources): void
  /**
   * Configures the JS-SDK for the current page. iOS checks the first address of the visit, even after the router
   * has changed it; Android checks the current one. Returns at once while the address is unchanged.
   */
  configure(): Promise<Outcome>
  /**
   * Sets what the app's menu shares with friends and on the timeline. In a mini-program's web view it also passes the
   * data to the mini-program. Of several calls in progress the last one wins.
   */
  setShareData(data: ShareData, onShared?: (target: 1 | 2) => void): Promise<Outcome>
  /** Returns the text of a QR code or bar code. */
  scan(): Promise<Outcome<string>>
  /** In the web view of a mini-program: opens a page of the mini-program. */
  openMiniPage(url: string): Promise<Outcome>
}
