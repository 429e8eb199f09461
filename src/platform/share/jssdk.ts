import { done, type Outcome, refused } from '../outcome'
import type { SdkTicket } from './types'

type Callback = (answer: { readonly errMsg?: string; readonly resultStr?: string }) => void

interface ShareFields {
  readonly title: string
  readonly desc?: string
  readonly link: string
  readonly imgUrl: string
  readonly success?: () => void
}

/** The part of the messaging app's JS-SDK that is used. */
export interface JsSdk {
  config(options: SdkTicket & { readonly debug: boolean; readonly jsApiList: readonly string[] }): void
  ready(run: () => void): void
  error(run: Callback): void
  updateAppMessageShareData(fields: ShareFields): void
  updateTimelineShareData(fields: ShareFields): void
  scanQRCode(options: { needResult: 1; scanType: string[]; success: Callback; cancel: Callback; fail: Callback }): void
  readonly miniProgram?: { postMessage(message: { readonly data: unknown }): void }
}

declare global {
  interface Window {
    jWeixin?: JsSdk
  }
}

const SOURCE = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js'
const USED = ['updateAppMessageShareData', 'updateTimelineShareData', 'scanQRCode']

let loading: Promise<JsSdk | null> | undefined
let ready: JsSdk | null = null

const load = (): Promise<JsSdk | null> => {
  loading ??= new Promise((resolve) => {
    if (window.jWeixin) {
      resolve(window.jWeixin)
      return
    }
    const script = document.createElement('script')
    script.src = SOURCE
    script.onload = () => resolve(window.jWeixin ?? null)
    script.onerror = () => {
      loading = undefined
      resolve(null)
    }
    document.head.appendChild(script)
  })
  return loading
}

export async function configureJsSdk(ticket: SdkTicket): Promise<Outcome> {
  const sdk = await load()
  if (!sdk) return refused('failed', 'jweixin did not load')
  return new Promise((resolve) => {
    sdk.ready(() => {
      ready = sdk
      resolve(done(undefined))
    })
    sdk.error(({ errMsg = '' }) => resolve(refused('failed', errMsg)))
    sdk.config({ ...ticket, debug: false, jsApiList: USED })
  })
}

/** The JS-SDK once it has been configured; null before, and outside the messaging app. */
export const readyJsSdk = (): JsSdk | null => ready
