import type { VipBenefit, VipTake } from '@quanzi/contract'
import { BenefitsStore, stepOf } from './BenefitsStore'

const benefit = (id: string, more: Partial<VipBenefit> = {}): VipBenefit => ({
  ...{ id, cardId: null, name: id, desc: '', img: '', type: 1, quota: 3, left: 3, surcharge: 0 },
  ...{ until: null, openRecordId: null, openUnpaid: false },
  ...more,
})

function start(taken: VipTake) {
  const did: string[] = []
  const store = new BenefitsStore({
    fetchBenefits: async () => [benefit('coffee'), benefit('climb', { surcharge: 3900 }), benefit('tent', { type: 2 })],
    fetchProfile: async () => null,
    take: async ({ id }) => {
      did.push(`take ${id}`)
      return taken
    },
    pay: async (id, surcharge) => did.push(`pay ${id} ${surcharge}`),
    show: async (id) => did.push(`show ${id}`),
    emptyState: () => ({ kind: 'empty' }),
  })
  return { store, did }
}
const at = (store: BenefitsStore, n: number) => store.benefits[n] as VipBenefit

test('what is sent home is not used on site', async () => {
  const { store } = start({ id: '1', code: 'c', status: 0 })
  await store.load()
  expect(store.benefits.map(({ id }) => id)).toEqual(['coffee', 'climb'])
})

test('a use shows its code, one with a surcharge is paid first, and a double tap takes one', async () => {
  const free = start({ id: '1', code: 'c', status: 0 })
  await free.store.load()
  await Promise.all([free.store.take(at(free.store, 0)), free.store.take(at(free.store, 0))])
  expect(free.did).toEqual(['take coffee', 'show 1'])
  const dear = start({ id: '2', code: '', status: 0 })
  await dear.store.load()
  await dear.store.take(at(dear.store, 1))
  expect(dear.did).toEqual(['take climb', 'pay 2 3900'])
})

test('the button says what comes: a code that waits, a surcharge that is still to be paid, or the use', () => {
  const dear = benefit('climb', { surcharge: 3900 })
  expect([
    stepOf(benefit('coffee')),
    stepOf(benefit('coffee', { openRecordId: '1' })),
    stepOf(dear),
    stepOf({ ...dear, openRecordId: '2', openUnpaid: true }),
    stepOf({ ...dear, openRecordId: '2' }),
  ]).toEqual(['take', 'again', 'pay', 'pay', 'again'])
})
