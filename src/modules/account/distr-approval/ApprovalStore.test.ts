import type { TeamPerson } from '@quanzi/contract'
import type { Call } from '@/gateway/call'
import { GatewayError } from '@/gateway/GatewayError'
import { ApprovalStore } from './ApprovalStore'

const PERSON = { id: '5', nickname: '阿岚', status: 0 } as TeamPerson

function setUp({ fail = 0 } = {}) {
  const asked: [string, Record<string, unknown>][] = []
  const ask = (async ({ uri }: { uri: string }, params: Record<string, unknown>) => {
    asked.push([uri, params])
    if (uri.endsWith('/count')) return { count: Number(params.status) + 1 }
    if (uri.endsWith('/list')) return { list: [PERSON], total: 1, hasMore: false }
    if (fail) throw new GatewayError({ kind: 'business', code: fail, msg: '不行' })
    return {}
  }) as Call
  const store = new ApprovalStore({ iid: 1000, empty: () => ({ kind: 'empty' }), ask })
  return { store, asked, decided: () => asked.filter(([uri]) => /approve|cancel/.test(uri)) }
}

test('all about whom the viewer decides are asked for, with the numbers of the tabs', async () => {
  const { store, asked } = setUp()
  await store.load()
  expect(asked[0]).toEqual(['/multidis/role/child/list', { iid: 1000, id: '0', status: 0, pageNo: 1 }])
  expect(store.counts).toEqual({ 0: 1, 1: 2, 2: 3 })
})

test('a double tap decides once, and the lists are read again', async () => {
  const { store, asked, decided } = setUp()
  await store.load()
  const before = asked.length
  expect(await Promise.all([store.approve(PERSON), store.cancel(PERSON)])).toEqual(['done', 'busy'])
  expect(decided()).toEqual([['/multidis/role/approve', { iid: 1000, id: '5' }]])
  expect(asked.length).toBe(before + 1 + 4)
})

test('a person decided elsewhere is said so; any other refusal rejects', async () => {
  expect(await setUp({ fail: 1000007 }).store.approve(PERSON)).toBe('elsewhere')
  const late = setUp({ fail: 1000007 })
  expect(await late.store.cancel(PERSON)).toBe('elsewhere')
  expect(late.decided()).toEqual([['/multidis/role/cancel', { iid: 1000, id: '5', status: 0 }]])
  const { store } = setUp({ fail: 1000002 })
  await expect(store.approve(PERSON)).rejects.toMatchObject({ code: 1000002 })
  expect(store.busyId).toBeNull()
})
