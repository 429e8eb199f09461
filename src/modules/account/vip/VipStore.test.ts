import type { VipBenefit, VipProfile } from '@quanzi/contract'
import { groupedNumber, stepOf, VipStore } from './VipStore'

const DAY = 86_400_000
const NOW = 1000 * DAY

const start = async (expireAt: number | null) => {
  const card =
    expireAt === null ? { cardId: null, cardNo: '', cardTitle: '' } : { cardId: 'c', cardNo: '1', cardTitle: 'C' }
  const profile: VipProfile = { ...card, isVip: expireAt !== null && expireAt > NOW, cardDate: '', expireAt }
  const store = new VipStore({
    fetchProfile: async () => profile,
    fetchBenefits: async () => [],
    fetchCards: async () => [],
    now: () => NOW,
  })
  await store.load()
  return store
}

test('a card runs, has ended or was never there; it is renewed in its last 30 days', async () => {
  const states = await Promise.all([NOW + 1, NOW + 30 * DAY, NOW + 31 * DAY, NOW, null].map(start))
  expect(states.map((one) => [one.standing, one.daysLeft, one.canRenew, one.isEmpty])).toEqual([
    ['running', 1, true, false],
    ['running', 30, true, false],
    ['running', 31, false, false],
    ['ended', 0, false, false],
    // Without cards on sale there is nothing for whoever never had one.
    ['never', 0, false, true],
  ])
})

test('a failed read shows an error, and keeps what is on screen', async () => {
  const fetchProfile = jest.fn<Promise<VipProfile>, []>().mockRejectedValueOnce(new Error('no network'))
  const store = new VipStore({
    fetchProfile,
    fetchBenefits: async () => [],
    fetchCards: async () => [],
    now: () => NOW,
  })
  await store.load()
  expect(store.state.kind).toBe('error')
})

test('the one button of a benefit', () => {
  const one: VipBenefit = {
    ...{ id: 'b', cardId: null, name: 'b', desc: '', img: '', type: 1, quota: 3, left: 3, surcharge: 0 },
    ...{ until: NOW, openRecordId: null, openUnpaid: false },
  }
  expect([
    stepOf(one),
    stepOf({ ...one, left: 0 }),
    stepOf({ ...one, left: 0, openRecordId: '7' }),
    stepOf({ ...one, type: 2, openRecordId: '7' }),
    stepOf({ ...one, openRecordId: '7', openUnpaid: true }),
    stepOf({ ...one, until: null, left: 0 }),
    stepOf({ ...one, until: null, left: null }),
  ]).toEqual(['take', 'usedUp', 'code', 'parcel', 'pay', 'other', 'other'])
})

test('a number in groups of four', () => {
  expect([groupedNumber('10000001'), groupedNumber('123456789')]).toEqual(['1000 0001', '1234 5678 9'])
})
