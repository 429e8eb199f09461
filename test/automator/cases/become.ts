import { buildMini } from '@quanzi/contract'
import type { Account, Bench } from '../Bench'
import { TENANT } from '../createBench'
import { logIn } from './journeys'

/** The demo tenant's member of staff. */
export const STAFF: Account = { mobile: '13800000002', password: 'quanzi123' }

/** A member whose calls the case makes beside the taps on the phone. */
export interface Person {
  readonly account: Account
  readonly iid: number
  readonly rid: number
  readonly bearer: string
  ask<T>(uri: string, params: Readonly<Record<string, unknown>>): Promise<T>
}

/** Logs in through the gateway: with this account, else as a new member. */
export async function personOf(bench: Bench, known?: Account, iid = TENANT): Promise<Person> {
  const account = known ?? (await bench.member(iid))
  const { t1: rid, t2: bearer } = await bench.ask<{ t1: number; t2: string }>('/v1/registerV2/loginByMobile', {
    ...{ iid, loginName: account.mobile, passWord: account.password },
  })
  return { account, iid, rid, bearer, ask: (uri, params) => bench.ask(uri, { iid, ...params }, bearer) }
}

/** Gives the phone to somebody else, who logs in and comes to a public path. */
export async function become(bench: Bench, { account, iid }: Person, address: string): Promise<void> {
  await bench.app.miniProgram.callWxMethod('clearStorage')
  await bench.app.open(buildMini('account.login', { iid, return: address }))
  await logIn(bench, account)
}

/** From the cashier to the result. */
export async function payNow({ app }: Bench): Promise<void> {
  await app.at('pay/cashier')
  await app.tap('#pay-button')
  await app.find('#pay-result')
}

interface Order {
  readonly gid: string
  readonly status: number
  readonly payable: number
}

/** A person's orders, newest first. */
export async function ordersOf({ ask }: Person): Promise<readonly Order[]> {
  const { list } = await ask<{ list: Order[] }>('/h5/order/list', { status: 0, pageNumber: 1, pageSize: 20 })
  return list
}
