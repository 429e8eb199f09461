import type { ContentDetail, ShopMedia } from '@quanzi/contract'
import { moved } from '@/lib/moved'
import { AlbumStore, type MediaChange } from './AlbumStore'

const one = (id: string, kind: ShopMedia['kind'] = 'image'): ShopMedia => ({ id, kind, url: `/oss/${id}` })
const ALL = [one('a'), one('v', 'video'), one('b'), one('c')]

async function start(media: readonly ShopMedia[] = ALL) {
  let kept = media
  const save = jest.fn(async ({ add = [], removeIds = [], order }: MediaChange) => {
    kept = kept.filter(({ id }) => !removeIds.includes(id)).concat(add.map(({ url }) => ({ ...one('new'), url })))
    if (order) kept = [...kept].sort((x, y) => order.indexOf(x.id) - order.indexOf(y.id))
    return { list: kept }
  })
  const detail = { title: '店', mine: { author: true }, shop: { media } } as unknown as ContentDetail
  const store = new AlbumStore({ fetch: async () => detail, save })
  await store.load()
  return { store, save }
}
const ids = (store: AlbumStore) => store.all.map(({ id }) => id).join('')

test('pictures get another order among pictures, which shows at once and is stored', async () => {
  const { store, save } = await start()
  const stored = store.place(moved(store.shown, 2, 1))
  expect(ids(store)).toBe('avcb')
  await stored
  expect(save.mock.calls).toEqual([[{ order: ['a', 'v', 'c', 'b'] }]])
})

test('a refused order goes back; the room counts the shown kind', async () => {
  const { store, save } = await start()
  save.mockRejectedValueOnce(new Error('refused'))
  await expect(store.place(moved(store.shown, 0, 1))).rejects.toThrow('refused')
  expect([ids(store), store.busy]).toEqual(['avbc', false])
  expect(store.room).toBe(27)
  store.choose('video')
  expect([store.room, store.shown.length]).toEqual([5, 1])
  await store.add('/oss/clip', '/oss/still')
  expect(save).toHaveBeenLastCalledWith({ add: [{ url: '/oss/clip', poster: '/oss/still' }] })
  await store.remove('v')
  expect(ids(store)).toBe('abcnew')
})
