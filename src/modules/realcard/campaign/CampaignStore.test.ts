import type { CampaignField, CardCampaignAnswer } from '@quanzi/contract'
import type { Call } from '@/gateway/call'
import type { saveOnce } from '@/gateway/callOnce'
import { CampaignStore } from './CampaignStore'

const field = (more: Partial<CampaignField>): CampaignField => ({
  ...{ id: 'a', name: '生日', type: 'text', options: [], must: true, min: null, max: null },
  ...more,
})
const FIELDS = [
  field({ id: 'birthday', type: 'birthday', min: 3, max: 12 }),
  field({ id: 'date', type: 'date' }),
  field({ id: 'people', type: 'count', min: 1, max: 4 }),
  field({ id: 'address', type: 'address' }),
]

function setUp(
  more: Partial<CardCampaignAnswer> = {},
  once: () => Promise<unknown> = async () => ({ claim: { voucher: 'V' } }),
) {
  const kept: (object | null)[] = []
  const answer = { campaign: { fields: FIELDS, left: 3 }, cardId: 'c1', holder: true, claim: null, ...more }
  const store = new CampaignStore({
    ...{ iid: 1000, code: 'qinzi', now: () => Date.UTC(2026, 10, 22, 4) },
    draft: { read: () => ({}), write: (value) => kept.push(value) },
    ask: (async () => answer) as unknown as Call,
    once: once as unknown as typeof saveOnce,
  })
  return { store, kept }
}

test('each field says what is wrong with it, after the first try', async () => {
  const { store } = setUp()
  await store.load()
  expect(FIELDS.map((one) => store.problemOf(one))).toEqual([null, null, null, null])
  expect(await store.submit()).toBeNull()
  expect(FIELDS.map((one) => store.problemOf(one))).toEqual(['missing', 'missing', 'missing', 'missing'])
  for (const [id, value] of [
    ['birthday', '2024-01-01'],
    ['date', '2026-11-21'],
    ['people', '5'],
    ['address', '路'],
  ] as const)
    store.write(id, value)
  expect(FIELDS.map((one) => store.problemOf(one))).toEqual(['ageWrong', 'dateWrong', 'peopleWrong', 'addressWrong'])
})

test('a claim keeps its form until it is answered; then the draft goes', async () => {
  const { store, kept } = setUp()
  await store.load()
  for (const [id, value] of [
    ['birthday', '2019-05-01'],
    ['date', '2026-11-22'],
    ['people', '2'],
    ['address', '浙江省杭州市湖畔路 18 号'],
  ] as const)
    store.write(id, value)
  expect(await store.submit()).toBe('claimed')
  expect(kept.at(-1)).toBeNull()
  const failing = setUp({}, async () => {
    throw new Error('offline')
  })
  await failing.store.load()
  for (const { id } of FIELDS) failing.store.write(id, store.fields[id] ?? '')
  await expect(failing.store.submit()).rejects.toThrow('offline')
  expect([failing.store.busy, failing.store.fields.people]).toEqual([false, '2'])
})

test.each([
  [{ cardId: '', holder: false }, 'needCard'],
  [{ cardId: '', holder: true }, 'noFit'],
  [{ cardId: '', claim: { cardId: 'c', voucher: 'V', fields: {}, at: 1 } }, 'claimed'],
  [{ campaign: { left: 0, fields: [] } as never }, 'gone'],
  [{}, null],
] as const)('%j: %s', async (more, hindrance) => {
  const { store } = setUp(more)
  await store.load()
  expect(store.hindrance).toBe(hindrance)
})

test('a card that had claimed before says so: what was written since is not what stands', async () => {
  const { store } = setUp({ campaign: { fields: [], left: 3 } as never }, async () => ({
    claim: { voucher: 'V' },
    again: true,
  }))
  await store.load()
  expect(await store.submit()).toBe('again')
})
