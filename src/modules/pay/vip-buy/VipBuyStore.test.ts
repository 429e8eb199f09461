import type { VipCard, VipProfile } from '@quanzi/contract'
import { perMonth, VipBuyStore } from './VipBuyStore'

const DAY = 86_400_000
const card = (id: string, days: number, price: number): VipCard => ({
  ...{ id, cardTitle: id, cardDesc: '', cardImg: '', price, days, benefits: [] },
})
const YEAR = card('year', 365, 19_800)
const SEASON = card('season', 90, 5800)
const member = (expireAt: number): VipProfile => ({
  ...{ isVip: true, cardId: 'year', cardNo: '1', cardTitle: '年卡', cardDate: '', expireAt },
})

const start = (wanted = '', profile: VipProfile | null = null) =>
  new VipBuyStore({
    wanted,
    fetchCards: async () => [YEAR, SEASON],
    fetchProfile: async () => profile,
    emptyState: () => ({ kind: 'empty' }),
    now: () => 1000,
  })

test('the card of the address is chosen, else the first one', async () => {
  for (const [wanted, chosen] of [
    ['season', 'season'],
    ['', 'year'],
    ['gone', 'year'],
  ] as const) {
    const store = start(wanted)
    await store.load()
    expect(store.card?.id).toBe(chosen)
  }
})

test('a renewal begins at the end of the last term; after an expired term it begins now', async () => {
  const running = start('season', member(1000 + 5 * DAY))
  await running.load()
  expect(running.newEnd).toBe(1000 + 95 * DAY)
  const ended = start('season', member(500))
  await ended.load()
  expect(ended.newEnd).toBe(1000 + 90 * DAY)
})

test('nothing is bought before the terms are accepted, and a message tells that', async () => {
  const store = start()
  await store.load()
  expect([store.ready(), store.refused]).toEqual([null, true])
  store.agree(true)
  expect([store.ready()?.id, store.refused]).toEqual(['year', false])
})

test('the price of a month', () => {
  expect([perMonth(YEAR), perMonth(SEASON), perMonth(card('week', 7, 990))]).toEqual([1627, 1933, null])
})
