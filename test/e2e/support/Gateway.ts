import { randomUUID } from 'node:crypto'
import { sessionCookie } from '../../../server/identity/sessionCookies'
import type { Site } from '../../startSite'

type Params = Readonly<Record<string, unknown>>

export interface Account {
  readonly mobile: string
  readonly password: string
}

export interface Member extends Account {
  readonly userId: number
  readonly rid: number
  /** Proves the rid while the session lasts. */
  readonly token: string
  /** The session's cookie, for a browser context. */
  readonly cookie: { readonly name: string; readonly value: string }
  ask<T>(uri: string, params: Params): Promise<T>
}

/** An item in a list. */
interface Listed {
  readonly id: string
  readonly title: string
  readonly author: { readonly rid: number }
}

export const TENANT = 1000

/** The demo tenant's member of staff. */
export const STAFF: Account = { mobile: '13800000002', password: 'quanzi123' }

/** The demo tenant's member without orders, money or a role, for the journey that closes an account. */
export const NEWCOMER: Account = { mobile: '13800000020', password: 'quanzi123' }

let made = 0
let asked = 0
const newMobile = () => {
  made += 1
  return `139${String(Date.now() % 1_000_000).padStart(6, '0')}${String(made % 100).padStart(2, '0')}`
}

/** A client of the gateway, to check what the taps in the browser have changed on the server. */
export class Gateway {
  constructor(private readonly site: Site) {}

  private freshAddress(): Record<string, string> {
    asked += 1
    return { 'x-forwarded-for': `10.0.${Math.floor(asked / 250)}.${asked % 250}` }
  }

  private async post(uri: string, params: Params, cookie?: string) {
    return fetch(`${this.site.origin}/h5/getjsonp`, {
      method: 'POST',
      headers: {
        'content-type': 'text/plain',
        ...this.freshAddress(),
        ...(cookie ? { cookie, 'x-quanzi': '1' } : {}),
      },
      body: JSON.stringify({ domain: 'h5', uri, f: 1, u: '', iid: TENANT, ...params }),
    })
  }

  private async read<T>(uri: string, response: Response): Promise<T> {
    const answer = (await response.json()) as { t?: T; code?: number; msg?: string }
    if (answer.code) throw new Error(`${uri}: ${answer.code} ${answer.msg}`)
    return (answer.t ?? answer) as T
  }

  /** The result of a call made as a visitor. */
  async ask<T>(uri: string, params: Params = {}): Promise<T> {
    return this.read(uri, await this.post(uri, params))
  }

  /** Ids and titles of a module's items, as in the lists. */
  async contents(moduleType: number, { tag = '', iid = TENANT } = {}): Promise<readonly Listed[]> {
    const params = { iid, userId: '', isNew: '', moduleType, tag, pageSize: 20, pageNo: 1 }
    const page = await this.ask<{ list: Listed[] }>('/v1/content/list', params)
    return page.list
  }

  /** Registers a member of a tenant. */
  async register(iid = TENANT): Promise<Account> {
    const account = { mobile: newMobile(), password: 'quanzi-2026' }
    const sent = this.site.smsCodes(account.mobile).length
    await this.ask('/v1/users/bindmobile/send/h5', {
      iid,
      mobile: account.mobile,
      userId: '',
      date: Date.now(),
      token: '',
      language: 'CN',
    })
    const verifyCode = await this.site.smsCode(account.mobile, sent)
    const params = { verifyCode, loginName: account.mobile, password: account.password, iid: String(iid) }
    await this.ask('/v1/registerV2/registerByMobile', params)
    return account
  }

  /** Opens a session, which a browser context can use too. */
  async login(account: Account, iid = TENANT): Promise<Member> {
    const uri = '/v1/registerV2/loginByMobile'
    const response = await this.post(uri, { iid, loginName: account.mobile, passWord: account.password })
    const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';')
    const [name = '', value = ''] = cookie.split('=')
    const { userId, t1: rid, t2: token } = await this.read<{ userId: number; t1: number; t2: string }>(uri, response)
    return { ...account, userId, rid, token, ...this.inBrowser(iid, { name, value: decodeURIComponent(value) }) }
  }

  /** A new member whom the messaging app has logged in, so that the session can read what that app encrypts. */
  async byMessagingApp(iid = TENANT): Promise<Member> {
    const url = '/wxservice2/code2session'
    const response = await fetch(this.site.origin + url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.freshAddress() },
      body: JSON.stringify({ iid, code: randomUUID() }),
    })
    const { token, ...who } = await this.read<{ userId: number; rid: number; token: string }>(url, response)
    const cookie = { name: sessionCookie(iid), value: token }
    return { mobile: '', password: '', ...who, token, ...this.inBrowser(iid, cookie) }
  }

  private inBrowser(iid: number, cookie: Member['cookie']): Pick<Member, 'cookie' | 'ask'> {
    const sent = `${cookie.name}=${encodeURIComponent(cookie.value)}`
    const ask = async <T>(uri: string, params: Params): Promise<T> =>
      this.read<T>(uri, await this.post(uri, { iid, ...params }, sent))
    return { cookie, ask }
  }
}
