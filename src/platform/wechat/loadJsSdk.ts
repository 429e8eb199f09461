import type { SdkTicket } from './types'

export type Callback = (answer: { readonly errMsg?: string; readonly resultStr?: string }) => void

interface ShareFields {
  readonly title: string
  readonly desc?: string
  readonly link: string
  readonly imgUrl: string
  readonly success?: () => void
  readonly fail?: Callback
}

/** The part of the messaging app's JS-SDK that the app uses. */
export interface JsSdk {
  config(options: SdkTicket & { readonly debug: boolean; readonly jsApiList: readonly string[] }): void
  ready(run: () => void): void
  error(run: Callback): void
  updateAppMessageShareData(fields: ShareFields): void
  updateTimelineShareData(fields: ShareFields): void
  onMenuShareAppMessage?(fields: ShareFields): void
  onMenuShareTimeline?(fields: ShareFields): void
  scanQRCode(options: { needResult: 1; scanType: string[]; success: Callback; cancel: Callback; fail: Callback }): void
  /** Present only in the web view of a mini-program. */
  readonly miniProgram?: {
    postMessage(message: { readonly data: unknown }): void
    navigateTo(options: { url: string; success?: () => void; fail?: Callback }): void
  }
}

declare global {
  interface Window {
    jWeixin?: JsSdk
  }
}

let loading: Promise<JsSdk | null> | undefined

/** Puts the script on the page once. Null when it did not load; the next call tries again. */
export function loadJsSdk(source: string): Promise<JsSdk | null> {
  loading ??= new Promise((resolve) => {
    if (window.jWeixin) {
      resolve(window.jWeixin)
      return
    }
    const script = document.createElement('script')
    script.src = source
    script.onload = () => resolve(window.jWeixin ?? null)
    script.onerror = () => {
      loading = undefined
      script.remove()
      resolve(null)
    }
    document.head.appendChild(script)
  })
  return loading
}
