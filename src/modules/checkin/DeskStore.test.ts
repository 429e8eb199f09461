import type { CheckinPlace } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import { openStorage } from '@/platform/storage/openStorage'
import type { Storage } from '@/platform/storage/types'
import { memberKeep } from '@/session/memberKeep'
import { DeskStore, isKeptDesk } from './DeskStore'

const away = new GatewayError({ kind: 'network', code: 0, msg: '没有网络', offline: true })
const gate = { id: 'gate', name: '正门', open: true, code: '123456', codeUntil: 9 } as unknown as CheckinPlace

function memory(): Storage {
  const all = new Map<string, string>()
  return {
    read: (key) => all.get(key) ?? null,
    write: (key, value) => Boolean(all.set(key, value)),
    remove: (key) => void all.delete(key),
    keys: () => [...all.keys()],
  }
}

function keptFor(storage: Storage, who: () => number | null, last = '7') {
  const member = {
    get userId() {
      return String(who() ?? '')
    },
    get lastId() {
      return this.userId || last
    },
  }
  return memberKeep(openStorage(storage, '1000'), member, 'desk:9', isKeptDesk)
}

/** The desk of an activity, opened once; `who` is null without a network or a login. */
async function open(
  storage: Storage,
  more: { who?: number | null; online?: boolean; left?: boolean; ahead?: number } = {},
) {
  const { who = 7, online = true, left = false } = more
  const clock = { ahead: more.ahead ?? 0 }
  const desk = new DeskStore({
    fetchPlaces: () => (online ? Promise.resolve([gate]) : Promise.reject(away)),
    ready: async () => undefined,
    again: async () => undefined,
    staff: () => who,
    isMember: () => who !== null,
    kept: keptFor(storage, () => who, left ? '' : '7'),
    ...{ clock, now: () => 1 },
  })
  await desk.load()
  return { desk, clock }
}

test('opened without a network the desk takes tickets for who was at it last, by the clock that was right then', async () => {
  const storage = memory()
  await open(storage, { ahead: -86_400_000 })
  const { desk, clock } = await open(storage, { who: null, online: false })
  expect([desk.keptStaff, desk.places.map(({ name }) => name), clock.ahead]).toEqual([7, ['正门'], -86_400_000])
  // The codes of the places are shown to whoever is signed in, and do not stay.
  expect(JSON.stringify(storage.keys().map((key) => storage.read(key)))).not.toContain('123456')
})

test('the desk is not kept for a visitor, after a logout, for another member, nor while there is a network', async () => {
  const storage = memory()
  await open(storage, { who: null })
  expect((await open(storage, { who: null, online: false })).desk.keptStaff).toBeNull()
  await open(storage)
  expect((await open(storage, { who: null })).desk.keptStaff).toBeNull()
  expect((await open(storage, { who: 8, online: false })).desk.places).toEqual([])
  expect((await open(storage, { who: null, online: false, left: true })).desk.keptStaff).toBeNull()
})

test('with the first answer the desk asks who is here, and is whole again', async () => {
  const storage = memory()
  await open(storage)
  let [online, who]: [boolean, number | null] = [false, null]
  const desk = new DeskStore({
    fetchPlaces: () => (online ? Promise.resolve([gate]) : Promise.reject(away)),
    ready: async () => undefined,
    again: async () => {
      who = 7
    },
    staff: () => who,
    isMember: () => who !== null,
    kept: keptFor(storage, () => who),
    ...{ clock: { ahead: 0 }, now: () => 1 },
  })
  await desk.load()
  expect(desk.keptStaff).toBe(7)
  online = true
  await desk.load()
  expect([desk.keptStaff, who]).toEqual([null, 7])
})
