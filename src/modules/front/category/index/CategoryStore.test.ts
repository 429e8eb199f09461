import { type FeatureType, listFeatureTypes } from '@quanzi/contract'
import type { Call } from '@/gateway/call'
import { CategoryStore } from './CategoryStore'

const type = (id: string, moduleType: number, parentId: string | null = null): FeatureType => ({
  ...{ id, name: id, icon: '', parentId, moduleType },
})
const TYPES = [type('act', 9), type('video', 3), type('camp', 3, 'video'), type('badge', 32)]

function opened(parts: { last?: string; mark?: () => Promise<unknown>; types?: FeatureType[] } = {}) {
  const asked: object[] = []
  const kept: string[] = []
  const store = new CategoryStore({
    ...{ iid: 1000, last: parts.last ?? '', remember: (id) => kept.push(id), mark: parts.mark ?? (async () => ({})) },
    noTypes: () => ({ kind: 'empty', message: 'types' }),
    noItems: () => ({ kind: 'empty', message: 'items' }),
    ask: (async (definition: object, params: object) => {
      if (definition === listFeatureTypes) return parts.types ?? TYPES
      asked.push(params)
      return { list: [], total: 0, hasMore: false }
    }) as unknown as Call,
  })
  return { store, asked, kept }
}

test('the first type is shown, of a part its own items, and the last one is remembered; goods have a store of their own', async () => {
  const { store, asked, kept } = opened()
  await store.load()
  expect(store.types.map(({ id }) => id)).toEqual(['act', 'video', 'camp'])
  store.choose('camp')
  await store.list.load()
  expect(kept).toEqual(['camp'])
  expect(asked[0]).toEqual({ iid: 1000, moduleType: 9, pageNo: 1 })
  expect(asked.at(-1)).toEqual({ iid: 1000, moduleType: 3, tag: '@type:camp', pageNo: 1 })
  expect(store.list.state).toEqual({ kind: 'empty', message: 'items' })
  const again = opened({ last: 'video' }).store
  await again.load()
  expect(again.active).toBe('video')
})

test('a tenant without types says so', async () => {
  const { store } = opened({ types: [] })
  await store.load()
  expect(store.state).toEqual({ kind: 'empty', message: 'types' })
})

test('following shows at once and goes back when it fails', async () => {
  const { store } = opened()
  await store.load()
  await store.follow()
  expect(store.type?.followed).toBe(true)
  await store.follow()
  expect(store.type?.followed).toBeUndefined()
  const failing = opened({ mark: () => Promise.reject(new Error('offline')) }).store
  await failing.load()
  await expect(failing.follow()).rejects.toThrow('offline')
  expect(failing.type?.followed).toBeUndefined()
})
