import type { RelationItems } from '@quanzi/contract'
import { ItemsStore } from './ItemsStore'

const page = (over: Partial<RelationItems> = {}): RelationItems => ({
  list: [{ id: '1', data: { text: '慢慢走' }, likes: 2, mine: false, at: 1 }],
  ...{ total: 1, hasMore: false, self: true, owner: { rid: 7, name: '安' } },
  ...over,
})

test('a like is shown at once and taken back when it is refused', async () => {
  const store = new ItemsStore({ fetch: async () => page(), emptyState: () => ({ kind: 'empty' }) })
  await store.list.load()
  expect([store.self, store.ownerName]).toEqual([true, '安'])
  const like = (answer: Promise<{ count: number }>) => {
    const [row] = store.list.rows
    return row ? store.toggleLike(row, () => answer) : undefined
  }
  await like(Promise.resolve({ count: 5 }))
  expect(store.list.rows[0]).toMatchObject({ likes: 5, mine: true })
  await expect(like(Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(store.list.rows[0]).toMatchObject({ likes: 5, mine: true })
})

test('an empty part speaks to its owner otherwise than to others', async () => {
  const said: boolean[] = []
  const store = new ItemsStore({
    fetch: async () => page({ list: [], total: 0, self: false }),
    emptyState: (self) => {
      said.push(self)
      return { kind: 'empty' }
    },
  })
  await store.list.load()
  expect([store.list.state.kind, said]).toEqual(['empty', [false]])
})
