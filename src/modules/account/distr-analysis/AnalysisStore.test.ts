import type { Call } from '@/gateway/call'
import { AnalysisStore } from './AnalysisStore'

const row = (n: number) => ({ date: `2026-11-${String(30 - n).padStart(2, '0')}`, commission: n, orders: 0, fans: 0 })

function setUp(days: number) {
  const ask = (async ({ uri }: { uri: string }) =>
    uri === '/multidis/grouth' ? { list: Array.from({ length: days }, (_, n) => row(n)) } : { total: {} }) as Call
  return new AnalysisStore(1000, ask)
}

test('a span shows its newest days; a new role has fewer', async () => {
  const store = setUp(30)
  await store.load()
  expect([store.days.length, store.days[0]?.date]).toEqual([7, '2026-11-30'])
  store.show(30)
  expect(store.days.length).toBe(30)
  const young = setUp(3)
  await young.load()
  expect(young.days.length).toBe(3)
})

test('a tapped day is chosen, a second tap or another span leaves it', async () => {
  const store = setUp(30)
  await store.load()
  store.choose('2026-11-30')
  expect(store.chosen).toBe('2026-11-30')
  store.choose('2026-11-30')
  expect(store.chosen).toBeNull()
  store.choose('2026-11-29')
  store.show(30)
  expect(store.chosen).toBeNull()
})

test('figures that do not come are an error with a retry', async () => {
  const store = new AnalysisStore(1000, (async () => {
    throw new Error('offline')
  }) as Call)
  await store.load()
  expect(store.state.kind).toBe('error')
})
