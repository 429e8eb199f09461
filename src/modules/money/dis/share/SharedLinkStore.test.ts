import type { Call } from '@/gateway/call'
import { SharedLinkStore } from './SharedLinkStore'

const KEY = 'abcdefghij0123456789abcd'
const ITEM = { dataType: 9, dataId: '9012', title: '溯溪', img: '', price: 6800, path: '/app/act/1000/detail/9012' }
const ROLE = { id: '7', nickname: '林间来信', headImg: '' }

function storeOf(link: object | Error, address: { key?: string; dataType?: number; dataId?: string; cid?: string }) {
  const asked: object[] = []
  const ask = (async (_call: object, params: object) => {
    asked.push(params)
    if (link instanceof Error) throw link
    return link
  }) as Call
  const { key, dataType = 0, dataId = '', cid } = address
  return {
    asked,
    store: new SharedLinkStore({ iid: 1000, key, dataType, dataId, cid, gone: () => ({ kind: 'empty' }), ask }),
  }
}

test('a key names the distributor and leads to the item with the key', async () => {
  const { store } = storeOf({ role: ROLE, item: ITEM }, { key: KEY })
  await store.load()
  expect([store.role?.nickname, store.item?.title]).toEqual(['林间来信', '溯溪'])
  expect(store.path).toBe(`/app/act/1000/detail/9012?disrParentMultiDisKey=${KEY}`)
})

test('the number of the site goes along with the key', async () => {
  const { store } = storeOf({ role: ROLE, item: ITEM }, { key: KEY, cid: '3073' })
  await store.load()
  expect(store.path).toBe(`/app/act/1000/detail/9012?cid=3073&disrParentMultiDisKey=${KEY}`)
})

test.each([undefined, 'empty', 'unknown'])(
  'with the key %s the item of the address is shown, and opens',
  async (key) => {
    const item = { ...ITEM, dataType: 32, dataId: 'g-bottle', path: '/app/store/1000/detail/g-bottle' }
    const { store, asked } = storeOf(
      { role: null, item },
      { ...(key ? { key } : {}), dataType: 32, dataId: 'g-bottle' },
    )
    await store.load()
    expect(asked).toEqual([{ iid: 1000, multiDisKey: key === 'unknown' ? key : '', dataType: 32, dataId: 'g-bottle' }])
    expect([store.state.kind, store.path, store.item]).toEqual(['ready', '/app/store/1000/detail/g-bottle', item])
  },
)

test('an item that is gone has nothing to open, whether a key or the address names it', async () => {
  const { store } = storeOf({ role: ROLE, item: null }, { key: KEY, dataType: 9, dataId: '9012' })
  await store.load()
  expect([store.state.kind, store.path]).toEqual(['empty', null])
})

test('a link to nothing says that it is gone; a failure can be tried again', async () => {
  const { store, asked } = storeOf({ role: null, item: null }, { key: 'empty' })
  await store.load()
  expect([store.state.kind, store.path, asked]).toEqual(['empty', null, []])
  const { store: offline } = storeOf(new Error('offline'), { key: KEY, dataType: 9, dataId: '9012' })
  await offline.load()
  expect(offline.state.kind).toBe('error')
})
