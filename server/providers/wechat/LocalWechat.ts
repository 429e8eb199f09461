import { createHmac, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toBuffer } from 'qrcode'
import type { OneTimeValues } from '../../base/OneTimeValues'
import type { Secrets } from '../../db/Secrets'
import { LOCAL_APP_ID, LOCAL_SESSION_KEY } from './localSessionKey'
import type { WechatProvider, WechatUser } from './WechatProvider'

const JS_SDK = join(__dirname, 'jsSdk.js')
const CODE_LIFE = 5 * 60_000

/** A local messaging app, with its own consent page, one-time codes and stable identities. */
export class LocalWechat implements WechatProvider {
  readonly appId = LOCAL_APP_ID

  constructor(
    private readonly secrets: Secrets,
    private readonly codes: OneTimeValues,
  ) {}

  authorizeUrl(request: { redirectUri: string; state: string; scope: string }): string {
    // A path without a host, so that the browser returns to the host that it has used.
    const { pathname } = new URL(request.redirectUri)
    const query = new URLSearchParams({ redirect_uri: pathname, state: request.state, scope: request.scope })
    return `/local/wechat/oauth?${query}`
  }

  /** A code for a person who consented; `name` decides the identity, `scope` how much is revealed. */
  async consent(name: string, scope: string): Promise<string> {
    const code = randomBytes(16).toString('base64url')
    await this.codes.put(code, `${scope} ${name}`, CODE_LIFE)
    return code
  }

  async exchange(code: string): Promise<WechatUser | null> {
    const value = await this.codes.take(code)
    if (value === null) return null
    const [scope = '', ...name] = value.split(' ')
    const user = this.userNamed(name.join(' '))
    return scope === 'snsapi_base' ? { ...user, nickname: '' } : user
  }

  /**
   * Outside the real app a mini-program logs in with any code. The same code means the same person. The key is public
   * and always the same, so that a simulator can encrypt with it (`localSessionKey.ts`).
   */
  async codeToSession(code: string) {
    const { openid, unionid } = this.userNamed(code)
    return code === '' ? null : { openid: `m${openid.slice(1)}`, unionid, sessionKey: LOCAL_SESSION_KEY }
  }

  /** A code that is a number gives that number; any other code gives a fixed number derived from it. */
  async phoneNumber(code: string) {
    if (code === '') return null
    if (/^1[3-9]\d{9}$/.test(code)) return code
    const digits = Buffer.from(this.secrets.sign('phone number', code)).readUInt32BE() % 100_000_000
    return `139${String(digits).padStart(8, '0')}`
  }

  async jsapiTicket() {
    return this.secrets.sign('jsapi ticket', this.appId)
  }

  async jsSdk() {
    return { text: await readFile(JS_SDK, 'utf8') }
  }

  /** Only the real app can draw its round codes. This is a QR code of the short link with the same target. */
  async miniCode({ link }: { readonly link: string }) {
    return await toBuffer(link, { width: 430, margin: 1, errorCorrectionLevel: 'M' })
  }

  async isSubscribed(openid: string) {
    return this.secrets.sign('subscribed', openid).charCodeAt(0) % 2 === 0
  }

  async accountCode(iid: number) {
    return `/local/wechat/account/${iid}.png`
  }

  private userNamed(name: string): WechatUser {
    const id = createHmac('sha256', this.secrets.lastingKey('wechat user'))
      .update(name)
      .digest('base64url')
      .slice(0, 27)
    return { openid: `o${id}`, unionid: `u${id}`, nickname: name, headimgurl: '' }
  }
}
