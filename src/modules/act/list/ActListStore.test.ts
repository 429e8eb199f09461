import type { ItemSummary, Page } from '@quanzi/contract'
import { hasMark } from '@/domain/list/toggleListMark'
import { ActListStore } from './ActListStore'
import { askedTag, NO_FILTERS, passes, periodOf } from './actFilters'

const DAY = 86_400_000
/** A Thursday noon in Shanghai. */
const NOW = Date.parse('2026-04-02T12:00:00+08:00')

const item = (id: string, extra: Partial<ItemSummary['extra']> = {}, tags: readonly string[] = []): ItemSummary => ({
  id,
  moduleType: 9,
  title: id,
  cover: '',
  summary: '',
  tags,
  price: 0,
  author: { rid: 1, nick_name: '', headImg: '' },
  counts: { view: 0, like: 0, collect: 0, comment: 0, join: 0 },
  publishedAt: 0,
  lat: null,
  lng: null,
  extra,
})

const pageOf = (list: readonly ItemSummary[], hasMore = false): Page<ItemSummary> => ({ list, total: 99, hasMore })

function start(fetchPage: (tag: string, pageNo: number) => Promise<Page<ItemSummary>>) {
  return new ActListStore({
    fetchPage,
    fetchProvinces: async () => [],
    setCollected: async (_, on) => ({ on, count: 1 }),
    now: () => NOW,
    emptyState: () => ({ kind: 'empty' }),
  })
}

test('the store loads pages until the filtered page has rows, and continues from there', async () => {
  const asked: number[] = []
  const store = start(async (_, pageNo) => {
    asked.push(pageNo)
    const province = pageNo === 3 ? '浙江' : '江苏'
    return pageOf(
      [1, 2, 3, 4, 5, 6].map((n) => item(`${pageNo}-${n}`, { province })),
      pageNo < 4,
    )
  })
  store.filters = { ...NO_FILTERS, province: '浙江' }
  await store.list.load()
  expect(asked).toEqual([1, 2, 3])
  expect(store.list.rows).toHaveLength(6)
  await store.list.loadMore()
  expect(asked).toEqual([1, 2, 3, 4])
  expect(store.list.more).toBe('end')
})

test('with a theme the gateway filters the theme and the store the state; without one the gateway filters the state', () => {
  expect(askedTag({ ...NO_FILTERS, tag: '徒步', state: 'open' })).toBe('徒步')
  expect(askedTag({ ...NO_FILTERS, state: 'open' })).toBe('@open')
  const ended = item('a', { startAt: NOW - 2 * DAY, endAt: NOW - DAY })
  expect(passes(ended, { ...NO_FILTERS, tag: '徒步', state: 'open' }, NOW)).toBe(false)
  expect(passes(ended, { ...NO_FILTERS, tag: '徒步', state: 'ended' }, NOW)).toBe(true)
})

test('the weekend is Saturday and Sunday in Shanghai; on Sunday only its rest', () => {
  const iso = (at: number) => new Date(at).toISOString()
  expect(periodOf('weekend', NOW).map(iso)).toEqual(['2026-04-03T16:00:00.000Z', '2026-04-05T16:00:00.000Z'])
  const sunday = Date.parse('2026-04-05T09:00:00+08:00')
  expect(periodOf('weekend', sunday).map(iso)).toEqual(['2026-04-05T01:00:00.000Z', '2026-04-05T16:00:00.000Z'])
})

test('a refused heart is reverted', async () => {
  const store = new ActListStore({
    fetchPage: async () => pageOf([item('a')]),
    fetchProvinces: async () => [],
    setCollected: async () => {
      throw new Error('offline')
    },
    now: () => NOW,
    emptyState: () => ({ kind: 'empty' }),
  })
  await store.list.load()
  const [row] = store.list.rows
  const done = row && store.toggleCollected(row)
  expect(store.list.rows.map((row) => hasMark(row, 'collect'))).toEqual([true])
  await expect(done).rejects.toThrow('offline')
  expect(store.list.rows.map((row) => hasMark(row, 'collect'))).toEqual([false])
})

test('the found themes stay available while one of them filters the list', async () => {
  const all = [item('a', {}, ['徒步']), item('b', {}, ['露营'])]
  const store = start(async (tag) => pageOf(all.filter(({ tags }) => !tag || tags.includes(tag))))
  await store.list.load()
  store.change({ tag: '徒步' })
  await store.list.load()
  expect(store.list.rows.map(({ id }) => id)).toEqual(['a'])
  expect(store.tags).toEqual(['徒步', '露营'])
})
