import type { Call } from '@/gateway/call'
import { DistrListStore } from './DistrListStore'

const settled = () => new Promise((done) => setTimeout(done))

function setUp(role: { status: number } | null | Error) {
  const asked: [string, Record<string, unknown>][] = []
  const ask = (async ({ uri }: { uri: string }, params: Record<string, unknown>) => {
    if (uri === '/multidis/role/get') {
      if (role instanceof Error) throw role
      return role
    }
    asked.push([uri, params])
    return { list: [{ id: 'g1' }], total: 1, hasMore: false }
  }) as Call
  return { asked, store: new DistrListStore({ iid: 1000, emptyText: (word) => word, ask }) }
}

test.each([
  [null, 'none', 0],
  [{ status: 0 }, 'waiting', 0],
  [{ status: 2 }, 'none', 0],
  [{ status: 1 }, 'distributor', 1],
] as const)(
  'a member with the role %j counts as %s; only a distributor loads the goods',
  async (role, standing, calls) => {
    const { store, asked } = setUp(role)
    await store.load()
    expect([store.standing, store.state.kind, asked.length]).toEqual([standing, 'ready', calls])
  },
)

test('a word searches; the empty box lists all again', async () => {
  const { store, asked } = setUp({ status: 1 })
  await store.load()
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

test('a role that fails to load is an error with a retry', async () => {
  const { store } = setUp(new Error('offline'))
  await store.load()
  expect(store.state.kind).toBe('error')
})
