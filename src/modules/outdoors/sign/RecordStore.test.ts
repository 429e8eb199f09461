import type { CheckinRow } from '@quanzi/contract'
import { RecordStore } from './RecordStore'

const row = (id: string, at: number, more: Partial<CheckinRow> = {}): CheckinRow => ({
  ...{ id, entryId: null, placeId: 'p', place: '桥', at, method: 'gps', result: 'ok', why: '', person: '安' },
  ...{ operator: '', photo: '/p.jpg', note: '', order: 3, orderId: null, undoneAt: null, reason: '' },
  ...more,
})

/** 16:30 UTC is the next day in Shanghai. */
const ROWS = [
  row('4', Date.UTC(2026, 5, 1, 2)),
  row('3', Date.UTC(2026, 4, 31, 16, 30)),
  row('2', Date.UTC(2026, 4, 31, 2)),
  row('1', Date.UTC(2026, 4, 30, 2)),
]

test('expect-play §3 record: days and months are those of Shanghai', async () => {
  const store = new RecordStore({
    fetchPage: async () => ({ list: ROWS, total: 4, hasMore: false }),
    change: async () => undefined,
    emptyState: () => ({ kind: 'empty' }),
  })
  await store.list.load()
  expect([...store.heads]).toEqual([
    ['4', { month: true, day: true }],
    ['2', { month: true, day: true }],
    ['1', { month: false, day: true }],
  ])
})

test('a feeling and a removed photo show when they were stored, and stay as they are when not', async () => {
  let fails = false
  const sent: unknown[] = []
  const store = new RecordStore({
    fetchPage: async () => ({ list: ROWS, total: 4, hasMore: false }),
    change: async (id, change) => {
      if (fails) throw new Error('away')
      sent.push([id, change])
    },
    emptyState: () => ({ kind: 'empty' }),
  })
  await store.list.load()
  await store.write('4', '很美')
  await store.removePhoto('4')
  expect(sent).toEqual([
    ['4', { text: '很美' }],
    ['4', { photo: '' }],
  ])
  expect(store.list.rows[0]).toMatchObject({ note: '很美', photo: '' })
  fails = true
  await expect(store.removePhoto('3')).rejects.toThrow('away')
  expect(store.list.rows[1]?.photo).toBe('/p.jpg')
})
