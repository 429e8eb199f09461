import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Site } from '../startSite'
import type { AppUnderTest } from './AppUnderTest'
import type { Account, Bench } from './Bench'

export interface Gateway {
  readonly url: string
  readonly site: Site | null
  smsCode(mobile: string): Promise<string>
}

let made = 0

export const TENANT = 1000

export function createBench(
  target: Bench['target'],
  gateway: Gateway,
  app: AppUnderTest,
  coldStart: Bench['coldStart'],
): Bench {
  const ask = async <T>(uri: string, params: Readonly<Record<string, unknown>>, bearer?: string): Promise<T> => {
    const body = JSON.stringify({ domain: 'h5', uri, f: 2, u: '', ...params })
    // Each member has an address of its own, because the server limits codes by address.
    const headers = {
      'content-type': 'text/plain',
      'x-forwarded-for': `10.2.${made >> 8}.${made & 255}`,
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    }
    const response = await fetch(`${gateway.url}/h5/getjsonp`, { method: 'POST', headers, body })
    const answer = (await response.json()) as { t?: T; code?: number; msg?: string }
    if (answer.code) throw new Error(`${uri}: ${answer.code} ${answer.msg}`)
    return (answer.t ?? answer) as T
  }
  const member = async (iid = TENANT): Promise<Account> => {
    made += 1
    const mobile = `138${String(Date.now() % 1_000_000).padStart(6, '0')}${String(made % 100).padStart(2, '0')}`
    const account = { mobile, password: 'quanzi-2026' }
    await ask('/v1/users/bindmobile/send/h5', { iid, mobile, userId: '', date: Date.now(), token: '', language: 'CN' })
    const verifyCode = await gateway.smsCode(mobile)
    await ask('/v1/registerV2/registerByMobile', {
      verifyCode,
      loginName: mobile,
      password: account.password,
      iid: String(iid),
    })
    return account
  }
  const photo = async (jpeg: Buffer): Promise<void> => {
    const path = join(await mkdtemp(join(tmpdir(), 'quanzi-photo-')), 'me.jpg')
    await writeFile(path, jpeg)
    await app.miniProgram.mockWxMethod('chooseMedia', {
      errMsg: 'chooseMedia:ok',
      type: 'image',
      tempFiles: [{ tempFilePath: path, size: jpeg.length, fileType: 'image' }],
    })
  }
  return {
    target,
    gateway: gateway.url,
    site: gateway.site,
    app,
    member,
    smsCode: gateway.smsCode,
    photo: coldStart && photo,
    ask,
    coldStart,
  }
}
