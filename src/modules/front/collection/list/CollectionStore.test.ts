import type { ItemSummary } from '@quanzi/contract'
import { CollectionStore } from './CollectionStore'

const item = (id: string, moduleType: number, collectedAt: number) =>
  ({ id, moduleType, title: id, collectedAt }) as unknown as ItemSummary
const [a, b, c] = [item('a', 9, 300), item('b', 14, 200), item('c', 9, 100)]

function shelf() {
  let ring: () => void = () => undefined
  const parts = {
    fetch: jest.fn(async (lastTime: number | undefined) =>
      lastTime === undefined ? { list: [a, b], total: 3, hasMore: true } : { list: [c], total: 1, hasMore: false },
    ),
    collect: jest.fn(async (_: ItemSummary, on: boolean) => ({ on })),
    later: (_: number, act: () => void) => {
      ring = act
      return () => {
        ring = () => undefined
      }
    },
    emptyState: () => ({ kind: 'empty' as const }),
  }
  return { parts, store: new CollectionStore(parts), ring: () => ring() }
}

test('the next page has what was collected before the last item shown', async () => {
  const { store, parts } = shelf()
  await store.list.load()
  await store.list.loadMore()
  expect(parts.fetch.mock.calls).toEqual([[undefined], [200]])
  expect(store.shown).toEqual([a, b, c])
})

test('a module’s tab shows only its items', async () => {
  const { store } = shelf()
  await store.list.load()
  expect(store.moduleTypes).toEqual([9, 14])
  store.choose(14)
  expect(store.shown).toEqual([b])
})

test('a removed item disappears at once and can be restored for three seconds', async () => {
  const { store, parts, ring } = shelf()
  await store.list.load()
  const removing = store.remove(a)
  expect([store.shown, store.undoable]).toEqual([[b], a])
  await removing
  await store.undo()
  expect([store.shown, store.undoable]).toEqual([[a, b], null])
  expect(parts.collect.mock.calls).toEqual([
    [a, false],
    [a, true],
  ])
  await store.remove(b)
  ring()
  expect(store.undoable).toBeNull()
  await store.undo()
  expect(store.shown).toEqual([a])
})

test('a refused removal restores the item', async () => {
  const { store, parts } = shelf()
  await store.list.load()
  parts.collect.mockRejectedValueOnce(new Error('down'))
  await expect(store.remove(a)).rejects.toThrow('down')
  expect([store.shown, store.undoable]).toEqual([[a, b], null])
})

test('a double tap removes once', async () => {
  const { store, parts } = shelf()
  await store.list.load()
  await Promise.all([store.remove(a), store.remove(a)])
  expect(parts.collect).toHaveBeenCalledTimes(1)
})
