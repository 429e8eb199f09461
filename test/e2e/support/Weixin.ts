import { payAtCashier } from '../../simulator/api/payAtCashier'
import type { Bench } from '../Journey'
import type { Phone } from './Phone'
import { SHELLS } from './shells'

interface PayWindow {
  readonly appId: string
  readonly package: string
  readonly paySign: string
}

/** The state of the stand-in for the JS-SDK, which it keeps on the page. */
export interface SdkState {
  readonly configs: readonly { readonly url: string; readonly valid: boolean }[]
  readonly friend: { readonly title: string; readonly link: string } | null
  readonly timeline: { readonly title: string } | null
  readonly posted: readonly { readonly title: string }[]
  readonly opened: readonly string[]
}

declare global {
  interface Window {
    weixinPay(info: string): Promise<void>
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

let people = 0

/** A phone with the messaging app's browser and its payment window. */
export class Weixin {
  /** Scopes of the visits to the provider's page. */
  readonly consents: string[] = []
  /** Payment windows that opened. */
  readonly payments: PayWindow[] = []
  /** The fields u and f of the calls. */
  readonly flags: { u: string | undefined; f: string | undefined }[] = []
  private cashierUrl = ''

  private constructor(
    readonly phone: Phone,
    readonly name: string,
  ) {}

  static async open(bench: Bench, userAgent: string = SHELLS.weixinAndroid): Promise<Weixin> {
    people += 1
    const phone = await bench.phone(null, { userAgent })
    const weixin = new Weixin(phone, `微友${people}${String(Date.now()).slice(-5)}`)
    await weixin.watch(bench.site.origin)
    return weixin
  }

  private async watch(origin: string): Promise<void> {
    const { page } = this.phone
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.pathname === '/local/wechat/oauth' && request.method() === 'GET')
        this.consents.push(url.searchParams.get('scope') ?? '')
      if (url.pathname !== '/h5/getjsonp') return
      const body = request.method() === 'POST' ? (request.postDataJSON() as Record<string, unknown>) : {}
      const read = (name: string) =>
        url.searchParams.get(name) ?? (body[name] === undefined ? undefined : String(body[name]))
      this.flags.push({ u: read('u'), f: read('f') })
    })
    page.on('response', async (response) => {
      if (!response.url().includes('/h5/getjsonp')) return
      const found = /"cashierUrl":"([^"]+)"/.exec(await response.text().catch(() => ''))
      if (found) this.cashierUrl = found[1] ?? ''
    })
    await page.exposeFunction('weixinPay', async (info: string) => {
      this.payments.push(JSON.parse(info) as PayWindow)
      await payAtCashier(origin + (await this.cashier()))
    })
    await page.addInitScript(() => {
      const invoke = (_name: string, info: object, tell: (answer: { err_msg: string }) => void) =>
        void window.weixinPay(JSON.stringify(info)).then(() => tell({ err_msg: 'get_brand_wcpay_request:ok' }))
      Object.assign(window, { WeixinJSBridge: { invoke } })
    })
  }

  /** Address of the cashier behind the payment window. Waits, as the answer with it may still be on its way. */
  private async cashier(): Promise<string> {
    for (let tries = 0; this.cashierUrl === '' && tries < 50; tries += 1) await pause(100)
    return this.cashierUrl
  }

  /** Opens a link and consents on the provider's page. */
  async openAndBeAsked(address: string): Promise<void> {
    await this.phone.page.goto(this.phone.origin + address, { waitUntil: 'commit' })
    await this.phone.page.waitForURL(/\/local\/wechat\/oauth/)
  }

  async consent(): Promise<void> {
    await this.phone.page.getByLabel('昵称').fill(this.name)
    await this.phone.page.getByTestId('consent').click()
  }

  async refuse(): Promise<void> {
    await this.phone.page.getByTestId('consent-deny').click()
  }

  /** The state of the JS-SDK as soon as it matches. */
  async sdk(fits: (state: SdkState) => boolean): Promise<SdkState> {
    const end = Date.now() + 40_000
    for (;;) {
      const state = await this.phone.page.evaluate<SdkState | null>(() => {
        const local: object | undefined = Reflect.get(Object(window.jWeixin), 'local')
        return local ? JSON.parse(JSON.stringify(local)) : null
      })
      if (state && fits(state)) return state
      if (Date.now() > end) throw new Error(`waited in vain for the JS-SDK; it has ${JSON.stringify(state)}`)
      await pause(100)
    }
  }
}
