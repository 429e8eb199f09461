import { done, type Outcome, refused, unsupported } from '../outcome'
import type { Callback, JsSdk } from './loadJsSdk'
import type { SdkTicket, ShareData } from './types'

const USED = [
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'onMenuShareAppMessage',
  'onMenuShareTimeline',
  'scanQRCode',
]
const PATIENCE_MS = 10_000
/** A bar code arrives as `EAN_13,6901234567892`. */
const codeOf = (text: string): string => text.replace(/^[A-Z]+_?\d*,/, '')

const settled = (ask: (end: { success: () => void; fail: Callback }) => void): Promise<Outcome> =>
  new Promise((resolve) => {
    ask({
      success: () => resolve(done(undefined)),
      fail: ({ errMsg = '' }) => resolve(refused('failed', errMsg)),
    })
  })

interface Parts {
  readonly load: () => Promise<JsSdk | null>
  readonly sign: (page: string) => Promise<SdkTicket>
  /** The address, without its hash, against which the app will check the signature. */
  readonly signedPage: () => string
  readonly inWebView: () => boolean
}

/** The JS-SDK during one page load. */
export class JsSdkSession {
  private configured: { readonly page: string; readonly outcome: Promise<Outcome> } | null = null
  private before: Promise<void> = Promise.resolve()
  /** Numbers the share requests: a screen that the visitor has left must not set its data any more. */
  private wishes = 0

  constructor(private readonly parts: Parts) {}

  configure(): Promise<Outcome> {
    const page = this.parts.signedPage()
    if (this.configured?.page === page) return this.configured.outcome
    // One at a time: the SDK reports every configuration to the same callback.
    const outcome = this.before.then(() => this.configureFor(page))
    this.before = outcome.then(() => undefined)
    const current = { page, outcome }
    this.configured = current
    void outcome.then(({ ok }) => {
      // Forget a failure: the next screen tries again.
      if (!ok && this.configured === current) this.configured = null
    })
    return outcome
  }

  async setShareData(data: ShareData, onShared?: (target: 1 | 2) => void): Promise<Outcome> {
    this.wishes += 1
    const wish = this.wishes
    const { title, desc, link, imgUrl } = data
    if (this.parts.inWebView()) {
      const sdk = await this.parts.load()
      if (!sdk?.miniProgram) return unsupported()
      // The mini-program reads all messages when the user shares; the last one belongs to the current screen.
      if (wish === this.wishes) sdk.miniProgram.postMessage({ data: { title, desc, link, imgUrl } })
      return done(undefined)
    }
    const ready = await this.configure()
    if (!ready.ok || wish !== this.wishes) return ready
    const sdk = await this.parts.load()
    if (!sdk) return unsupported()
    // These two set the share data and report that it is set. Only the older pair reports that the user has shared.
    const outcomes = await Promise.all([
      settled((end) => sdk.updateAppMessageShareData({ title, desc, link, imgUrl, ...end })),
      settled((end) => sdk.updateTimelineShareData({ title, link, imgUrl, ...end })),
    ])
    sdk.onMenuShareAppMessage?.({ title, desc, link, imgUrl, success: () => onShared?.(2) })
    sdk.onMenuShareTimeline?.({ title, link, imgUrl, success: () => onShared?.(1) })
    return outcomes.find(({ ok }) => !ok) ?? done(undefined)
  }

  async scan(): Promise<Outcome<string>> {
    const ready = await this.configure()
    const sdk = ready.ok ? await this.parts.load() : null
    if (!sdk) return unsupported()
    return new Promise((resolve) => {
      sdk.scanQRCode({
        needResult: 1,
        scanType: ['qrCode', 'barCode'],
        success: ({ resultStr = '' }) => resolve(done(codeOf(resultStr))),
        cancel: () => resolve(refused('cancelled')),
        fail: ({ errMsg = '' }) => resolve(refused('failed', errMsg)),
      })
    })
  }

  async openMiniPage(url: string): Promise<Outcome> {
    const mini = this.parts.inWebView() ? (await this.parts.load())?.miniProgram : undefined
    if (!mini) return unsupported()
    return settled((end) => mini.navigateTo({ url, ...end }))
  }

  private async configureFor(page: string): Promise<Outcome> {
    const [sdk, ticket] = await Promise.all([this.parts.load(), this.parts.sign(page).catch(() => null)])
    if (!sdk) return refused('failed', 'the JS-SDK did not load')
    if (!ticket) return refused('failed', 'the page was not signed')
    // The app would check this signature against the address of the new screen and refuse it.
    if (page !== this.parts.signedPage()) return refused('cancelled', 'the page was left')
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(refused('failed', 'the JS-SDK did not answer')), PATIENCE_MS)
      const settle = (outcome: Outcome) => {
        clearTimeout(timer)
        resolve(outcome)
      }
      sdk.error(({ errMsg = '' }) => settle(refused('failed', errMsg)))
      sdk.config({ ...ticket, debug: false, jsApiList: USED })
      sdk.ready(() => settle(done(undefined)))
    })
  }
}
