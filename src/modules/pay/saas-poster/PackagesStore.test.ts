import { DIS_ROLE_STATUS, ERRORS, getDistributorRole, getOrderSource } from '@quanzi/contract'
import type { Call } from '@/gateway/call'
import { GatewayError } from '@/gateway/GatewayError'
import { PackagesStore } from './PackagesStore'

const options = ['month', 'year'].map((id) => ({ field: 'keys', id, name: id, price: 100, left: null }))

const storeOf = (id: string, role: number | null, fails = false) => {
  const asked: unknown[] = []
  const ask = (async (definition: unknown, params: unknown) => {
    asked.push(params)
    if (fails) throw new GatewayError({ kind: 'business', code: ERRORS.SYSTEM.code, msg: '系统繁忙' })
    if (definition === getDistributorRole) return role === null ? null : { status: role }
    return definition === getOrderSource ? { options } : null
  }) as unknown as Call
  const refused = (applied: boolean) => ({ kind: 'empty' as const, message: applied ? 'wait' : 'apply' })
  return { asked, store: new PackagesStore({ iid: 1000, id, refused, ask }) }
}

test.each([
  ['year', 'year'],
  ['', 'month'],
  ['gone', 'month'],
])('the package %j of the address chooses %s', async (id, chosen) => {
  const { store } = storeOf(id, DIS_ROLE_STATUS.approved)
  await store.load()
  expect([store.state.kind, store.chosen?.id]).toEqual(['ready', chosen])
  store.choose('year')
  expect(store.chosen?.id).toBe('year')
})

test.each([
  [null, 'apply'],
  [DIS_ROLE_STATUS.applied, 'wait'],
])('a viewer with the role %j is told how to become a distributor, and asks for no packages', async (role, message) => {
  const { store, asked } = storeOf('', role)
  await store.load()
  expect([store.state, asked.length]).toEqual([{ kind: 'empty', message }, 1])
})

test('an answer that did not come is said and can be asked for again', async () => {
  const { store } = storeOf('', null, true)
  await store.load()
  expect(store.state).toMatchObject({ kind: 'error', message: '系统繁忙' })
})
