import type { VipBenefit, VipTake } from '@quanzi/contract'
import { ClaimStore } from './ClaimStore'

const BENEFIT: VipBenefit = {
  ...{ id: 'b', cardId: null, name: 'b', desc: '', img: '', type: 3, quota: 3, left: 3, surcharge: 0 },
  ...{ until: 9, openRecordId: null, openUnpaid: false },
}

function start(more: Partial<VipBenefit> | null = {}) {
  const take = jest.fn<Promise<VipTake>, [VipBenefit, Readonly<Record<string, string>>]>()
  take.mockResolvedValue({ id: '1', code: '', status: 1 })
  let n = 0
  const store = new ClaimStore({
    fetchBenefit: async () => (more ? { ...BENEFIT, ...more } : undefined),
    take,
    newRequest: () => `r${++n}`,
    missing: () => ({ kind: 'empty' }),
  })
  return { store, take }
}

test('what is left after the claim; an open one takes no further use', async () => {
  const { store } = start()
  await store.load()
  expect([store.leftAfter, store.refusal]).toEqual([2, null])
  const open = start({ left: 0, openRecordId: '7' }).store
  await open.load()
  expect([open.leftAfter, open.refusal]).toEqual([0, null])
  const used = start({ left: 0 }).store
  await used.load()
  expect(used.refusal).toBe('usedUp')
  const other = start({ left: 0, until: null }).store
  await other.load()
  expect(other.refusal).toBe('notVip')
})

test('a benefit that is not there', async () => {
  const { store } = start(null)
  await store.load()
  expect(store.state.kind).toBe('empty')
})

test('a double tap takes one; after a lost answer the same request goes again, after an answer a new one', async () => {
  const { store, take } = start()
  await store.load()
  take.mockRejectedValueOnce(new Error('timeout'))
  await expect(store.take(null)).rejects.toThrow('timeout')
  await Promise.all([store.take(null), store.take(null)])
  await store.take(null)
  expect(take.mock.calls.map(([, infos]) => infos)).toEqual([{ reqId: 'r1' }, { reqId: 'r1' }, { reqId: 'r2' }])
})
