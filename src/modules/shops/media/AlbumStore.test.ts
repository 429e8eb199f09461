import type { ContentDetail, ShopMedia } from '@quanzi/contract'
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

test('a picture moves among pictures, and the order is stored; at the end nothing is sent', async () => {
  const { store, save } = await start()
  await store.move('c', -1)
  expect(ids(store)).toBe('avcb')
  expect(save.mock.calls).toEqual([[{ order: ['a', 'v', 'c', 'b'] }]])
  await store.move('a', -1)
  expect(save).toHaveBeenCalledTimes(1)
})

test('dragging shows each place at once and stores the last one; back at its place nothing is sent', async () => {
  const { store, save } = await start()
  store.drag('a')
  store.dragTo(1)
  expect(ids(store)).toBe('bvac')
  store.dragTo(9)
  expect(ids(store)).toBe('bvca')
  await store.drop()
  expect(save.mock.calls).toEqual([[{ order: ['b', 'v', 'c', 'a'] }]])
  store.drag('c')
  store.dragTo(-1)
  store.dragTo(0)
  await store.drop()
  expect([save.mock.calls.length, store.dragged]).toEqual([1, null])
})

test('a refused order goes back; the room counts the shown kind', async () => {
  const { store, save } = await start()
  save.mockRejectedValueOnce(new Error('refused'))
  await expect(store.move('a', 1)).rejects.toThrow('refused')
  expect([ids(store), store.busy]).toEqual(['avbc', false])
  expect(store.room).toBe(27)
  store.choose('video')
  expect([store.room, store.shown.length]).toEqual([5, 1])
  await store.add('/oss/clip', '/oss/still')
  expect(save).toHaveBeenLastCalledWith({ add: [{ url: '/oss/clip', poster: '/oss/still' }] })
  await store.remove('v')
  expect(ids(store)).toBe('abcnew')
})
