import type { Itinerary, TripDay, TripReader } from '@quanzi/contract'
import { type TripPage, TripStore } from './TripStore'

const day = (n: number): TripDay => ({ n, day: `2026-05-0${n}`, title: `D${n}`, public: true, items: [] })
const pageOf = (more: Partial<Itinerary> = {}): TripPage => ({
  title: '露营',
  itinerary: {
    ...{ role: 'participant' as const, days: [day(1), day(2), day(3)], hiddenDays: 0, weather: '', confirm: null },
    ...{ meet: { at: 0, name: '', lat: 0, lng: 0 }, packing: ['a', 'b'].map((id) => ({ id, text: id })) },
    ...more,
  },
})

const reader = (rid: number): TripReader => ({ rid, nick_name: '', headImg: '', confirmedAt: null, checked: 0 })

function start(answer: TripPage | null = pageOf()) {
  const fetch = jest.fn(async () => answer)
  const write = jest.fn<void, [TripPage | null]>()
  const read = jest.fn<TripPage | null, []>(() => null)
  const confirm = jest.fn(async (checked: readonly string[]) => ({ confirmedAt: 7, checked }))
  const readers = jest.fn(async (pageNo: number) => ({ list: [reader(pageNo)], total: 2, hasMore: false }))
  const store = new TripStore({
    ...{ fetch, confirm, readers, kept: { read, write }, today: () => '2026-05-02' },
    missing: () => ({ kind: 'empty' }),
  })
  return { store, fetch, write, read, confirm, readers }
}

test('expect-reading §3 trip/detail: today and later days are open, past ones folded, until they are turned', async () => {
  const { store } = start()
  await store.load()
  const open = () => store.page?.itinerary.days.map((one) => store.isOpen(one))
  expect(open()).toEqual([false, true, true])
  store.turn(1)
  store.turn(3)
  expect(open()).toEqual([true, true, false])
  store.turn(1)
  expect(open()).toEqual([false, true, false])
})

test('ticks are sent once for two taps; later ones are due again, and stay when they could not be sent', async () => {
  const { store, confirm } = start()
  await store.load()
  expect(store.isDue).toBe(true)
  store.tick('a')
  expect(await Promise.all([store.confirm(), store.confirm()])).toEqual([true, false])
  expect([store.confirmedAt, store.checked, store.isDue]).toEqual([7, ['a'], false])
  store.tick('b')
  store.tick('a')
  expect(store.isDue).toBe(true)
  confirm.mockRejectedValueOnce(new Error('offline'))
  await expect(store.confirm()).rejects.toThrow('offline')
  expect([store.checked, store.isDue, store.busy]).toEqual([['b'], true, false])
})

test('without a network the last reading is shown; a fresh one replaces it, and a withdrawn one is forgotten', async () => {
  const { store, fetch, read, write } = start()
  read.mockReturnValue(pageOf({ weather: '旧' }))
  fetch.mockRejectedValueOnce(new Error('offline'))
  await store.load()
  expect([store.page?.itinerary.weather, store.isOld, store.state.kind]).toEqual(['旧', true, 'ready'])
  await store.load()
  expect([store.page?.itinerary.weather, store.isOld]).toEqual(['', false])
  fetch.mockResolvedValueOnce(null)
  await store.load()
  expect([store.page, store.state.kind, write.mock.lastCall]).toEqual([null, 'empty', [null]])
})

test('nothing is said about the network before the answer is there, and a reading that fails later says it', async () => {
  const { store, fetch, read } = start()
  read.mockReturnValue(pageOf({ weather: '旧' }))
  const loading = store.load()
  expect([store.page?.itinerary.weather, store.isOld]).toEqual(['旧', false])
  await loading
  fetch.mockRejectedValueOnce(new Error('offline'))
  await store.load()
  expect([store.page?.itinerary.weather, store.isOld]).toEqual(['', true])
})

test('an outsider and a leader who does not take part have nothing to confirm', async () => {
  const { confirm: _none, ...itinerary } = pageOf().itinerary
  const { store } = start({ title: '', itinerary })
  await store.load()
  expect(store.isDue).toBe(false)
})

test('the leader’s first readers come with the itinerary, further ones page by page', async () => {
  const { store, readers } = start(pageOf({ confirms: [reader(1)], readers: { count: 2, done: 0 } }))
  await store.load()
  await store.readers.loadMore()
  expect(store.readers.rows.map(({ rid }) => rid)).toEqual([1, 2])
  expect([readers.mock.calls, store.readers.more]).toEqual([[[2]], 'end'])
})
