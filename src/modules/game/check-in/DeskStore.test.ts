import type { CheckinDone, CheckinPlace } from '@quanzi/contract'
import { DeskStore } from './DeskStore'

let now = 0
const place = { id: 'desk', code: '123456', count: 3 } as unknown as CheckinPlace

test('a ticket is handed out once for two taps; a refused one stays in the field', async () => {
  const given: string[] = []
  const store = new DeskStore({
    now: () => now,
    fetchPlaces: async () => [place],
    handOut: async (ticket) => {
      if (ticket === '0') throw new Error('该票无效')
      given.push(ticket)
      return { first: true, person: '林小满' } as CheckinDone
    },
  })
  await store.load()
  store.type('880001')
  await Promise.all([store.handOut(), store.handOut()])
  expect([given, store.ticket, store.done?.person]).toEqual([['880001'], '', '林小满'])
  store.type('0')
  await store.handOut()
  expect([store.ticket, store.done, store.failure !== '']).toEqual(['0', null, true])
})

test('a code before the camera is handed out once, however often it is seen, and again when it comes back', async () => {
  const given: string[] = []
  const store = new DeskStore({
    now: () => now,
    fetchPlaces: async () => [place],
    handOut: async (ticket) => {
      given.push(ticket)
      return { first: true, person: '林小满' } as CheckinDone
    },
  })
  await store.load()
  await store.see('https://example.org/somewhere')
  await Promise.all([store.see('8700000001'), store.see('8700000001')])
  await store.see('8700000001')
  await store.see('8700000002')
  expect(given).toEqual(['8700000001', '8700000002'])
  // Somebody asks whether the kit has been collected: the same ticket, a minute later.
  for (const at of [1000, 61_000, 62_000]) {
    now = at
    await store.see('8700000002')
  }
  expect(given).toEqual(['8700000001', '8700000002', '8700000002'])
})

test('a failed second reading keeps the code', async () => {
  let fails = false
  const store = new DeskStore({
    now: () => now,
    fetchPlaces: async () => {
      if (fails) throw new Error('offline')
      return [place]
    },
    handOut: async () => ({}) as CheckinDone,
  })
  await store.load()
  fails = true
  await store.load()
  expect([store.place?.code, store.failure]).toEqual(['123456', ''])
})
