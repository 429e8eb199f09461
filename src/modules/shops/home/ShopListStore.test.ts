import { type FeatureType, type ItemSummary, MODULE_TYPE } from '@quanzi/contract'
import { ShopListStore, type ShopQuestion } from './ShopListStore'

const HERE = { lat: 30, lng: 120 }
const TYPES = [
  { id: 't-shop', moduleType: MODULE_TYPE.shop },
  { id: 't-act', moduleType: MODULE_TYPE.act },
] as FeatureType[]

function start({ allowed = null, asked = HERE }: { allowed?: typeof HERE | null; asked?: typeof HERE | null } = {}) {
  const questions: ShopQuestion[] = []
  const store = new ShopListStore({
    fetchPage: async (question) => {
      questions.push(question)
      return { list: [{ id: '1' } as ItemSummary], total: 1, hasMore: false }
    },
    fetchTypes: async () => TYPES,
    allowedPosition: async () => allowed,
    askPosition: async () => asked,
    emptyState: () => ({ kind: 'empty' }),
  })
  return { store, questions }
}
const settled = () => new Promise((done) => setTimeout(done))

test('whoever has allowed the position before sees the nearest first, others the best; only shops’ types are shown', async () => {
  const known = start({ allowed: HERE })
  await known.store.open()
  expect(known.questions).toEqual([{ typeId: '', sortBy: 'near', here: HERE }])
  const unknown = start()
  await unknown.store.open()
  expect(unknown.questions).toEqual([{ typeId: '', sortBy: 'score', here: null }])
  expect(unknown.store.types.map(({ id }) => id)).toEqual(['t-shop'])
})

test('a type and the distance go into the question; a refused position leaves the order by score', async () => {
  const told = start()
  await told.store.open()
  told.store.chooseType('t-shop')
  await told.store.choose('near')
  await settled()
  expect(told.questions[told.questions.length - 1]).toEqual({ typeId: 't-shop', sortBy: 'near', here: HERE })
  const silent = start({ asked: null })
  await silent.store.open()
  await silent.store.choose('near')
  await settled()
  expect([silent.store.sortBy, silent.questions.length]).toEqual(['score', 1])
})
