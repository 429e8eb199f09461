import type { RelationRow } from '@quanzi/contract'
import type { Call } from '@/gateway/call'
import { GatewayError } from '@/gateway/GatewayError'
import { FindStore, type Position } from './FindStore'

const person = { rid: 7, following: false, headImg: '' } as RelationRow
const face = { rid: 8, following: false, headImg: '/media/8.webp' } as RelationRow

function setUp(failing: (uri: string, type?: unknown) => boolean = () => false, position: Position | null = null) {
  const asked: { uri: string; params: Record<string, unknown> }[] = []
  const ask = (async ({ uri }: { uri: string }, params: Record<string, unknown>) => {
    asked.push({ uri, params })
    if (failing(uri, params.type))
      throw new GatewayError({ kind: 'network', code: 500000, msg: '系统繁忙，请稍后再试' })
    const list = uri === '/v2/relation/list' ? [person, face] : [{ id: '1', title: '露营' }]
    return { list, total: 1, hasMore: false }
  }) as Call
  return { store: new FindStore(1000, async () => position, ask), asked }
}

test('a failing part does not affect the others', async () => {
  const { store } = setUp((_uri, type) => type === 'community')
  await store.load()
  expect(store.state.kind).toBe('ready')
  expect([store.words, store.communities, store.people.length, store.nearby.length]).toEqual([['露营'], [], 2, 1])
})

test('when all parts fail, the screen shows an error with a retry', async () => {
  const { store } = setUp(() => true)
  await store.load()
  expect(store.state).toEqual({ kind: 'error', message: '系统繁忙，请稍后再试', onRetry: expect.any(Function) })
})

test('activities are sorted by popularity until the visitor asks for nearby ones', async () => {
  const { store, asked } = setUp(() => false, { lat: 30, lng: 120 })
  await store.load()
  expect(asked.find(({ uri }) => uri === '/v2/content/search')?.params).toMatchObject({ sortBy: 'hot' })
  await expect(store.sortByDistance()).resolves.toBe(true)
  expect(asked[asked.length - 1]?.params).toMatchObject({ sortBy: 'near', lat: 30, lng: 120 })
})

test('without a position the list stays as it was', async () => {
  const { store, asked } = setUp()
  await expect(store.sortByDistance()).resolves.toBe(false)
  expect(asked).toEqual([])
})

test('following and joining show their result at once', async () => {
  const { store, asked } = setUp()
  await store.follow('3', 7)
  await store.join(3192)
  expect(store.isFollowing(person)).toBe(true)
  expect(store.joined.has(3192)).toBe(true)
  expect(asked.map(({ params }) => params)).toEqual([{ fromRid: '3', toRids: [7] }, { iid: 3192 }])
})

test('people with a picture come first', async () => {
  const { store } = setUp()
  await store.load()
  expect(store.people.map(({ rid }) => rid)).toEqual([8, 7])
})
