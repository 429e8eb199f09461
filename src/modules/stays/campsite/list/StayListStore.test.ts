import type { ItemSummary, StayDates } from '@quanzi/contract'
import { guestsOfQuery, kindOfQuery, StayListStore, type StayQuestion } from './StayListStore'

const item = (id: string, city: string) => ({ id, extra: { city } }) as ItemSummary
const HERE = { lat: 30, lng: 120 }

function start({ position = HERE as typeof HERE | null, dates = null as StayDates | null } = {}) {
  const asked: StayQuestion[] = []
  const store = new StayListStore({
    type: '',
    guests: 0,
    dates: () => dates,
    fetchPage: async (question) => {
      asked.push(question)
      return {
        list: question.city ? [item('1', '杭州')] : [item('1', '杭州'), item('2', '宁波')],
        total: 2,
        hasMore: false,
      }
    },
    askPosition: async () => position,
    emptyState: () => ({ kind: 'empty' }),
  })
  return { store, asked }
}
const settled = () => new Promise((done) => setTimeout(done))

test('the kind in the address is a word or the business type; another number is any kind', () => {
  expect(['bnb', '3', 'campsite', '2', undefined].map(kindOfQuery)).toEqual(['bnb', 'bnb', 'campsite', '', ''])
})

test('dates, kind and filters go into the question; a city does not shorten the cities to choose from', async () => {
  const dates = { in: '2026-11-28', out: '2026-11-30' }
  const { store, asked } = start({ dates })
  await store.list.load()
  await store.choose('city', '杭州')
  await store.choose('facility', 'lake')
  await store.choose('guests', '4')
  store.chooseType('bnb')
  await settled()
  expect(asked[asked.length - 1]).toMatchObject({ type: 'bnb', city: '杭州', facility: 'lake', guests: 4, dates })
  expect(store.cities).toEqual(['杭州', '宁波'])
  store.clear()
  await settled()
  expect(asked[asked.length - 1]).toMatchObject({ type: '', city: '', facility: '', guests: 0 })
  expect(['4', '99', '100', '0', '1.5', 'x', undefined].map(guestsOfQuery)).toEqual([4, 99, 0, 0, 0, 0, 0])
})

test('sorting by distance needs the position; without it nothing changes', async () => {
  const told = start()
  await told.store.choose('sort', 'near')
  await settled()
  expect(told.asked).toMatchObject([{ sortBy: 'near', here: HERE }])
  const silent = start({ position: null })
  await silent.store.choose('sort', 'near')
  expect([silent.asked, silent.store.sortBy]).toEqual([[], 'hot'])
})
