import type { VipRecord } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import type { Kept } from '@/session/memberKeep'
import { WriteOffStore } from './WriteOffStore'

const record = (more: Partial<VipRecord> = {}): VipRecord => ({
  ...{ id: '1', benefitId: 'b', name: '手冲一杯', img: '', type: 1, status: 0, code: '123412341234', surcharge: 0 },
  ...{
    at: 0,
    endsAt: null,
    usedAt: null,
    place: '',
    company: '',
    transportNumber: '',
    infos: { name: '', mobile: '', address: '' },
    member: '',
  },
  ...more,
})

/** The device of one member. */
function device<T = VipRecord>() {
  let stored: Kept<T> | null = null
  return {
    read: () => stored,
    write: (value: T, at: number) => {
      stored = { value, at }
    },
    forget: () => {
      stored = null
    },
  }
}

function start(
  own: VipRecord | GatewayError | undefined,
  isStaff = false,
  kept = device(),
  keptPlace = device<string>(),
) {
  const used: string[] = []
  const places: string[] = []
  const store = new WriteOffStore({
    ...{ kept, keptPlace },
    now: () => 7,
    fetch: async () => {
      if (own instanceof GatewayError) throw own
      return own
    },
    use: async (code, place) => {
      used.push(code)
      places.push(place)
      return { ...record({ status: 1, usedAt: 5 }), ...(used.length > 1 ? { again: true } : {}) }
    },
    isStaff: () => isStaff,
    missing: () => ({ kind: 'empty' }),
  })
  return { store, used, places }
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

test('without a network the own code shows as it last came, until it was used', async () => {
  const phone = device()
  const visit = async (own: VipRecord | GatewayError | undefined) => {
    const { store } = start(own, false, phone)
    await store.load()
    return store
  }
  const offline = new GatewayError({ kind: 'network', code: 0, msg: '' })
  expect((await visit(offline)).state.kind).toBe('error')
  expect((await visit(record())).asOf).toBeNull()
  const kept = await visit(offline)
  expect([kept.state.kind, kept.record?.code, kept.asOf]).toEqual(['ready', '123412341234', 7])
  // A refusal is no missing network.
  expect((await visit(new GatewayError({ kind: 'business', code: 1, msg: '' }))).record).toBeNull()
  await visit(record({ status: 1 }))
  expect((await visit(offline)).record).toBeNull()
})

test('staff say once where they stand: each use carries it, also after the screen was left', async () => {
  const keptPlace = device<string>()
  const before = start(undefined, true, device(), keptPlace)
  await before.store.load()
  before.store.standAt(' 湖边小屋 ')
  for (const code of ['1', '2']) {
    before.store.desk.type(code)
    await before.store.desk.use()
  }
  expect(before.places).toEqual(['湖边小屋', '湖边小屋'])
  const after = start(undefined, true, device(), keptPlace)
  await after.store.load()
  expect(after.store.place).toBe('湖边小屋')
  after.store.standAt('')
  after.store.desk.type('3')
  await after.store.desk.use()
  expect([after.places, keptPlace.read()]).toEqual([[''], null])
})
