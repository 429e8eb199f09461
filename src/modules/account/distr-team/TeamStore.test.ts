import type { Call } from '@/gateway/call'
import { TeamStore } from './TeamStore'

function setUp(levels: number) {
  const asked: (string | undefined)[] = []
  const ask = (async ({ uri }: { uri: string }, { id, status }: { id?: string; status?: number }) => {
    if (uri === '/multidis/getRegulations') return { levels }
    asked.push(id)
    expect(status).toBe(1)
    return { list: [{ id: `${id ?? ''}1` }], total: 1, hasMore: false }
  }) as Call
  return { asked, store: new TeamStore({ iid: 1000, empty: () => ({ kind: 'empty' }), ask }) }
}
const settled = () => new Promise((done) => setTimeout(done))

test.each([
  [1, false],
  [2, false],
  [3, true],
])('with %i levels that earn, children of children open: %s', async (levels, opens) => {
  const { store, asked } = setUp(levels)
  await store.list.load()
  expect(store.opensDeeper).toBe(opens)
  store.open({ id: '1', nickname: '甲' })
  await settled()
  expect([store.path.length, asked]).toEqual(opens ? [1, [undefined, '1']] : [0, [undefined]])
})

test('the crumb leads back to the own children', async () => {
  const { store, asked } = setUp(3)
  await store.list.load()
  store.open({ id: '1', nickname: '甲' })
  await settled()
  expect([store.path, store.opensDeeper]).toEqual([[{ id: '1', name: '甲' }], false])
  store.backTo(0)
  await settled()
  expect([store.path, asked]).toEqual([[], [undefined, '1', undefined]])
})
