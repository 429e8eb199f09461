import type { Reservation, ReservationPage } from '@quanzi/contract'
import { ReservationsStore, tabOfQuery } from './ReservationsStore'

const counts = { upcoming: 2, past: 1, cancelled: 0 }
const page = (orderId: string): ReservationPage => ({
  ...{ list: [{ orderId } as Reservation], total: 1, hasMore: false, counts },
})

function start() {
  const asked: string[] = []
  const store = new ReservationsStore({
    tab: tabOfQuery(undefined),
    fetchPage: async (tab) => {
      asked.push(tab)
      return page(tab)
    },
    emptyState: () => ({ kind: 'empty' }),
  })
  return { store, asked }
}
const settled = () => new Promise((done) => setTimeout(done))

test('it opens at what is ahead; another tab asks once and shows its own', async () => {
  const { store, asked } = start()
  await store.list.load()
  expect([store.tab, store.counts]).toEqual(['upcoming', counts])
  store.choose('past')
  store.choose('past')
  await settled()
  expect(asked).toEqual(['upcoming', 'past'])
  expect(store.list.rows.map(({ orderId }) => orderId)).toEqual(['past'])
})

test('the reason of one cancellation is not kept for another', () => {
  const { store } = start()
  store.askReason({ orderId: '1' } as Reservation)
  store.write('行程有变')
  store.askReason({ orderId: '2' } as Reservation)
  expect([store.cancelling?.orderId, store.reason]).toEqual(['2', ''])
})

test('the tab in the address; an unknown one is what is ahead', () => {
  expect(['past', 'cancelled', 'x'].map(tabOfQuery)).toEqual(['past', 'cancelled', 'upcoming'])
})
