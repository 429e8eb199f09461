import type { VipRecord } from '@quanzi/contract'
import { WriteOffStore } from './WriteOffStore'

const record = (more: Partial<VipRecord> = {}): VipRecord => ({
  ...{ id: '1', benefitId: 'b', name: '手冲一杯', img: '', type: 1, status: 0, code: '123412341234', surcharge: 0 },
  ...{
    at: 0,
    endsAt: null,
    usedAt: null,
    company: '',
    transportNumber: '',
    infos: { name: '', mobile: '', address: '' },
    member: '',
  },
  ...more,
})

function start(own: VipRecord | undefined, isStaff = false) {
  const used: string[] = []
  const store = new WriteOffStore({
    fetch: async () => own,
    use: async (code) => {
      used.push(code)
      return { ...record({ status: 1, usedAt: 5 }), ...(used.length > 1 ? { again: true } : {}) }
    },
    isStaff: () => isStaff,
    missing: () => ({ kind: 'empty' }),
  })
  return { store, used }
}

test('a member shows the own code until it is used; one that is not paid has none', async () => {
  const open = start(record())
  await open.store.load()
  expect([open.store.showing, open.store.atDesk]).toEqual([true, false])
  const unpaid = start(record({ status: 2, code: '' }))
  await unpaid.store.load()
  expect(unpaid.store.showing).toBe(false)
})

test('somebody else’s claim is missing for a member, and the desk for staff', async () => {
  const member = start(undefined)
  await member.store.load()
  expect(member.store.state.kind).toBe('empty')
  const staff = start(undefined, true)
  await staff.store.load()
  expect([staff.store.state.kind, staff.store.atDesk]).toEqual(['ready', true])
})

test('a typed code is used once for a double tap; a second scan says that it was used before', async () => {
  const { store, used } = start(undefined, true)
  expect([await store.desk.use(), store.desk.tried]).toEqual([false, true])
  store.desk.type('1234 1234 1234')
  expect(await Promise.all([store.desk.use(), store.desk.use()])).toEqual([true, false])
  expect([used, store.desk.done?.again]).toEqual([['123412341234'], undefined])
  store.desk.next()
  store.desk.type('123412341234')
  await store.desk.use()
  expect(store.desk.done?.again).toBe(true)
})
