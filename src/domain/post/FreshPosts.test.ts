import type { ItemSummary } from '@quanzi/contract'
import { PagedList } from '../list/PagedList'
import { FreshPosts } from './FreshPosts'

const post = (id: string, publishedAt: number) => ({ id, publishedAt }) as ItemSummary
const page = (...list: ItemSummary[]) => ({ list, total: list.length, hasMore: false })

async function desk() {
  let now = page(post('b', 2), post('a', 1))
  const fetch = jest.fn(async () => now)
  const list = new PagedList<ItemSummary>(fetch, ({ id }) => id)
  await list.load()
  return {
    list,
    fetch,
    fresh: new FreshPosts(list, fetch),
    publish: (...posts: ItemSummary[]) => {
      now = page(...posts)
    },
  }
}

test('new posts are counted and wait; shown, they stand in the list', async () => {
  const { list, fresh, publish } = await desk()
  publish(post('d', 4), post('c', 3), post('b', 2))
  await fresh.look()
  expect([fresh.count, list.rows.map(({ id }) => id)]).toEqual([2, ['b', 'a']])
  await fresh.show()
  expect([fresh.count, list.rows.map(({ id }) => id)]).toEqual([0, ['d', 'c', 'b']])
})

test('the own post that is shown already does not count, nor does an older one that moved up', async () => {
  const { list, fresh, publish } = await desk()
  list.prepend(post('own', 5))
  publish(post('own', 5), post('b', 2), post('z', 1))
  await fresh.look()
  expect(fresh.count).toBe(0)
})

test('a failed look changes nothing', async () => {
  const { fresh, fetch } = await desk()
  fetch.mockRejectedValueOnce(new Error('network'))
  await fresh.look()
  expect(fresh.count).toBe(0)
})
