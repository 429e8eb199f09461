import type { TeamPerson } from '@quanzi/contract'
import type { Call } from '@/gateway/call'
import { FansStore } from './FansStore'
import { lockWords } from './lockWords'

const FAN = { id: '1', rid: 8, following: false } as TeamPerson

function setUp(fails = false) {
  const asked: [string, object][] = []
  const ask = (async ({ uri }: { uri: string }, params: object) => {
    asked.push([uri, params])
    if (uri.includes('follow') && fails) throw new Error('offline')
    return { list: [FAN], total: 1, hasMore: false }
  }) as Call
  return { asked, store: new FansStore({ iid: 1000, ownRid: () => '5', empty: () => ({ kind: 'empty' }), ask }) }
}

test('following shows at once and is sent once', async () => {
  const { store, asked } = setUp()
  await Promise.all([store.follow(FAN), store.follow(FAN)])
  expect(store.isFollowed(FAN)).toBe(true)
  expect(asked).toEqual([['/api/account.roles.follow', { fromRid: '5', toRids: [8] }]])
})

test('a refused follow is taken back', async () => {
  const { store } = setUp(true)
  await expect(store.follow(FAN)).rejects.toThrow('offline')
  expect(store.isFollowed(FAN)).toBe(false)
})

test('a word searches by nickname; the empty box lists all again', async () => {
  const { store, asked } = setUp()
  store.search.write('小满')
  store.search.submit()
  store.search.write('')
  await new Promise((done) => setTimeout(done))
  expect(asked.map(([, params]) => (params as { queryKey?: string }).queryKey)).toEqual(['小满', undefined])
})

test('a lock that ends within 30 days says how many are left', () => {
  const now = Date.UTC(2026, 10, 22, 4)
  const day = 86_400_000
  expect(lockWords({ expireAt: null }, now)).toEqual({ until: '永久锁定', left: '' })
  expect(lockWords({ expireAt: now + 30 * day }, now)).toEqual({ until: '有效期至 12月22日', left: '还剩30天' })
  expect(lockWords({ expireAt: now + 31 * day }, now).left).toBe('')
})
