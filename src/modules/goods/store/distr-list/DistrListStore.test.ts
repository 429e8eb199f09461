import type { Call } from '@/gateway/call'
import { DistrListStore } from './DistrListStore'

const settled = () => new Promise((done) => setTimeout(done))

function setUp() {
  const asked: [string, Record<string, unknown>][] = []
  const ask = (async ({ uri }: { uri: string }, params: Record<string, unknown>) => {
    asked.push([uri, params])
    return { list: [{ id: 'g1' }], total: 1, hasMore: false }
  }) as Call
  return { asked, store: new DistrListStore({ iid: 1000, emptyText: (word) => word, ask }) }
}

test('a word searches; the empty box lists all again', async () => {
  const { store, asked } = setUp()
  await store.list.load()
  store.search.write('壶')
  store.search.submit()
  store.search.submit()
  await settled()
  store.search.write('')
  await settled()
  expect(asked.map(([uri, { queryKey }]) => [uri, queryKey])).toEqual([
    ['/v1/item/list', undefined],
    ['/v1/item/search', '壶'],
    ['/v1/item/list', undefined],
  ])
  expect(asked.every(([, { type }]) => type === 32)).toBe(true)
})
