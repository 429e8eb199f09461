import { CouponListStore } from './CouponListStore'

test('a tab loads its status, and has its own text when it is empty', async () => {
  const fetchPage = jest.fn(async () => ({ list: [], total: 0, hasMore: false }))
  const store = new CouponListStore({ fetchPage, emptyState: (tab) => ({ kind: 'empty', message: tab }) })
  await store.list.load()
  expect(store.list.state).toEqual({ kind: 'empty', message: 'usable' })
  store.choose('expired')
  await new Promise(setImmediate)
  expect(store.list.state).toEqual({ kind: 'empty', message: 'expired' })
  store.choose('expired')
  expect(fetchPage.mock.calls).toEqual([
    [0, 1],
    [2, 1],
  ])
})
