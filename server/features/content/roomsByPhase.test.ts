import { listContent, MODULE_TYPE } from '@quanzi/contract'
import { createTestServer, type TestServer } from '../../testing/createTestServer'

const iid = 1000
const HOUR = 3_600_000

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ tenants: [iid] })
})
afterAll(() => server.close())

interface Times {
  readonly start?: number
  readonly end?: number
  readonly close?: number
  readonly tag?: string
}

/** Rooms with their beginning and end in hours from now, published one after another. */
const put = async (rooms: Readonly<Record<string, Times>>) => {
  const at = (hours: number | undefined) => (hours === undefined ? null : server.time.now + hours * HOUR)
  const rows = Object.entries(rooms).map(([id, { start, end, close, tag }], n) => ({
    ...{ iid, id, module_type: MODULE_TYPE.live, author_id: 0, status: 'published', text: id, tags: tag ? [tag] : [] },
    ...{ published_at: server.time.now - n, start_at: at(start), end_at: at(end), close_at: at(close) },
    summary: JSON.stringify({ title: id, cover: '', price: null, tags: [], lat: null, lng: null, extra: {} }),
  }))
  await server.db
    .insertInto('content_index')
    .values(rows as never)
    .execute()
  const counts = rows.map(({ id, module_type }) => ({ iid, id, module_type }))
  await server.db
    .insertInto('content_counts')
    .values(counts as never)
    .execute()
}

async function pages(size: number, more: object = {}): Promise<string[]> {
  const ids: string[] = []
  for (let pageNo = 1; ; pageNo += 1) {
    const wish = { iid, moduleType: MODULE_TYPE.live, pageSize: size, pageNo, ...more }
    const { list, hasMore } = await server.call(listContent, wish)
    ids.push(...list.map(({ id }) => id))
    if (!hasMore) return ids
  }
}

const ROOMS: Readonly<Record<string, Times>> = {
  soon2: { start: 5, end: 6, tag: '徒步' },
  old: { start: -50, end: -49, tag: '徒步' },
  undated: {},
  onToMorrow: { start: -1, end: 20, tag: '徒步' },
  latest: { start: -9, end: -8 },
  soon1: { start: 2 },
  on: { start: -2, end: 1 },
  endless: { start: -3 },
  closed: { start: 3, close: -1 },
  onClosed: { start: -4, close: -2, end: 30 },
  cancelled: { end: -60 },
  strange: { start: 40, end: -1 },
}
const IN_ORDER = [
  ...['on', 'onToMorrow', 'onClosed', 'endless'],
  ...['soon1', 'closed', 'soon2', 'strange'],
  ...['latest', 'old', 'cancelled', 'undated'],
]

test('expect-reading §3: rooms that are on come first, then the soonest, then the latest replays, over all pages', async () => {
  await put(ROOMS)
  expect(await pages(50)).toEqual(IN_ORDER)
  for (const size of [1, 3, 5]) expect(await pages(size)).toEqual(IN_ORDER)
  expect(await pages(2, { tag: '徒步' })).toEqual(['onToMorrow', 'soon2', 'old'])
})
