import type { AlbumPhoto } from '@quanzi/contract'
import { AlbumStore } from './AlbumStore'
import { photoRows } from './photoRows'

const HOUR = 3_600_000
/** Midnight in Shanghai. */
const MIDNIGHT = Date.UTC(2026, 4, 19, 16)

const photo = (id: number, createdAt = MIDNIGHT): AlbumPhoto => ({
  ...{ id: String(id), url: `u${id}`, thumb: `t${id}`, w: 4, h: 3, rid: 1, createdAt },
})

function album(count: number, pageSize = 3) {
  const all = Array.from({ length: count }, (_, n) => photo(count - n))
  const ends: (() => void)[] = []
  const parts = {
    fetch: jest.fn(async (pageNo: number) => {
      const from = (pageNo - 1) * pageSize
      return { list: all.slice(from, from + pageSize), total: count, hasMore: from + pageSize < count }
    }),
    remove: jest.fn(async (_ids: readonly string[]): Promise<unknown> => true),
    emptyState: () => ({ kind: 'empty' as const }),
    later: (_ms: number, act: () => void) => {
      ends.push(act)
      return () => void ends.splice(ends.indexOf(act), 1)
    },
    onFailed: jest.fn(),
    onPages: jest.fn(),
    now: jest.fn(() => 0),
  }
  const store = new AlbumStore(parts)
  return { ...parts, store, ends, ids: () => store.list.rows.map(({ id }) => Number(id)) }
}

test('photos stand by the days of Shanghai, six in a row, numbered through', () => {
  const late = Array.from({ length: 8 }, (_, n) => photo(20 - n, MIDNIGHT + HOUR))
  const rows = photoRows([...late, photo(2, MIDNIGHT - 1), photo(1, MIDNIGHT - HOUR)])
  expect(rows.map((row) => ('day' in row ? [row.key, row.count] : [row.first, row.photos.length]))).toEqual([
    ...[
      ['2026-05-20', 8],
      [0, 6],
      [6, 2],
    ],
    ...[
      ['2026-05-19', 2],
      [8, 2],
    ],
  ])
  expect(photoRows([])).toEqual([])
  // The rest of the last day may be on the next page.
  expect(photoRows(late, true)[0]).toMatchObject({ key: '2026-05-20', count: null })
})

test('an address that names a page opens with the pages before it, and follows the pages that are shown', async () => {
  const { store, ids, onPages } = album(8)
  await store.load(2)
  expect(ids()).toEqual([8, 7, 6, 5, 4, 3])
  expect(onPages).toHaveBeenLastCalledWith(2)
  await store.load()
  expect(onPages).toHaveBeenLastCalledWith(1)
  await store.load(9)
  expect(ids()).toHaveLength(8)
})

test('chosen photos go at once and can be brought back; without that they go for good', async () => {
  const { store, ids, remove, ends } = album(5, 9)
  await store.load()
  store.select(true)
  for (const id of ['5', '2', '4', '4']) store.toggle(id)
  store.removeChosen()
  expect([ids(), store.selecting, store.removed.length]).toEqual([[4, 3, 1], false, 2])
  store.undo()
  expect([ids(), remove.mock.calls, ends]).toEqual([[5, 4, 3, 2, 1], [], []])
  store.select(true)
  store.toggle('3')
  store.removeChosen()
  ends[0]?.()
  expect(remove.mock.calls).toEqual([[['3']]])
  expect([ids(), store.removed]).toEqual([[5, 4, 2, 1], []])
})

test('photos that could not be removed come back, with those that came meanwhile', async () => {
  const { store, ids, remove, onFailed } = album(3, 9)
  await store.load()
  store.toggle('2')
  store.removeChosen()
  remove.mockRejectedValueOnce(new Error('network'))
  store.list.prepend(photo(9))
  await store.finish()
  expect([ids(), onFailed.mock.calls.length]).toEqual([[9, 3, 2, 1], 1])
})

test('addresses that are about to expire are renewed in place', async () => {
  const { store, ids, fetch, now } = album(6)
  await store.load(2)
  fetch.mockImplementation(async (pageNo: number) => ({
    list: [4, 5, 6].map((id) => ({ ...photo(id - 3 * (pageNo - 1)), url: 'fresh' })),
    total: 6,
    hasMore: pageNo === 1,
  }))
  await store.renew()
  expect(store.list.rows[0]?.url).toBe('u6')
  now.mockReturnValue(11 * 60_000)
  await store.renew()
  expect(ids()).toEqual([6, 5, 4, 3, 2, 1])
  expect(store.list.rows.every(({ url }) => url === 'fresh')).toBe(true)
})
