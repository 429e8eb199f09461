import type { Call } from '@/gateway/call'
import { GatewayError } from '@/gateway/GatewayError'
import { GoodsShareStore } from './GoodsShareStore'

const KEY = 'abcdefghij0123456789abcd'

function setUp({ key, own = 'empty', gone = false }: { key?: string; own?: string; gone?: boolean } = {}) {
  const asked: [string, Record<string, unknown>][] = []
  const ask = (async ({ uri }: { uri: string }, params: Record<string, unknown>) => {
    asked.push([uri, params])
    if (uri === '/v2/goods/get') {
      if (gone) throw new GatewayError({ kind: 'business', code: 1000004, msg: '内容不存在' })
      return { goods: { goodsId: 'g1', title: '保温壶' } }
    }
    if (uri === '/multidis/role/get') return { nickname: '小满', headImg: '/a.webp' }
    return {
      list: [
        { id: 'g0', commission: 1 },
        { id: 'g1', commission: 1290 },
      ],
      total: 2,
      hasMore: false,
    }
  }) as Call
  const parts = {
    iid: 1000,
    goodsId: 'g1',
    key,
    ownKey: async () => own,
    gone: () => ({ kind: 'empty' as const }),
    ask,
  }
  return { asked, store: new GoodsShareStore(parts) }
}

test('a visitor with a link sees who recommends the goods', async () => {
  const { store, asked } = setUp({ key: KEY })
  await store.load()
  expect([store.isInvited, store.sharer?.nickname, store.commission]).toEqual([true, '小满', null])
  expect(asked).toContainEqual(['/multidis/role/get', { iid: 1000, id: KEY }])
})

test('a distributor sees the commission for sharing, also when opening their own link', async () => {
  for (const key of [undefined, KEY]) {
    const { store } = setUp({ ...(key ? { key } : {}), own: KEY })
    await store.load()
    expect([store.isInvited, store.sharer, store.commission]).toEqual([false, null, 1290])
  }
})

test('a member who is not a distributor shares without a commission; an empty key names nobody', async () => {
  const { store, asked } = setUp({ key: 'empty' })
  await store.load()
  expect([store.isInvited, store.commission, asked.length]).toEqual([false, null, 1])
})

test('withdrawn goods show that they are gone', async () => {
  const { store } = setUp({ gone: true })
  await store.load()
  expect(store.state).toEqual({ kind: 'empty' })
})
