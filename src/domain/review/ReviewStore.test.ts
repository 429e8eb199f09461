import type { OrderDetail } from '@quanzi/contract'
import { isReviews, type Review, ReviewStore, type Reviews } from './ReviewStore'

const line = (key: string) => ({ key, title: key, num: 1, price: 100, amount: 100 })
const chain = (key: string, status: number) => ({ id: `c${key}`, key, status })

const orderOf = (more: Partial<Record<keyof OrderDetail, unknown>> = {}) =>
  ({
    role: 'buyer',
    orderType: 32,
    lines: [line('a'), line('b'), line('c')],
    chains: [chain('a', 13), chain('b', 14), chain('c', 13)],
    ...more,
  }) as unknown as OrderDetail

async function desk(order = orderOf(), draft: Reviews | null = null, one = false) {
  let written = draft
  const send = jest.fn(async (_chainId: string, _review: Review): Promise<boolean> => false)
  const store = new ReviewStore({
    fetchOrder: async () => order,
    send,
    draft: {
      read: () => written,
      write: (reviews) => {
        written = reviews
      },
    },
    nothing: '没有',
    one,
  })
  store.begin()
  await store.load()
  return { store, send, draft: () => written }
}

function fill(store: ReviewStore, key: string, content = '包得很仔细') {
  for (const at of [0, 1, 2]) store.rate(key, at, 5 - at)
  store.write(key, content)
}

test('each received line has its own review', async () => {
  const { store, send, draft } = await desk()
  expect(store.lines.map(({ key }) => key)).toEqual(['a', 'c'])
  fill(store, 'a')
  store.show('a', ['/oss/a.jpg'])
  store.hide('a', true)
  fill(store, 'c', '  味道正好，会再买  ')
  expect(await store.submit()).toBe(true)
  expect(send.mock.calls).toEqual([
    ['ca', { scores: [5, 4, 3], content: '包得很仔细', imgs: ['/oss/a.jpg'], hideName: true }],
    ['cc', { scores: [5, 4, 3], content: '味道正好，会再买', imgs: [], hideName: false }],
  ])
  expect(draft()).toBeNull()
})

test('nothing is sent while stars or text are missing, and the first gap is reported', async () => {
  const { store, send } = await desk()
  fill(store, 'a', '好好好好')
  store.rate('c', 1, 4)
  store.write('c', '都挺好的呀')
  expect(store.wrong('a')).toBe(false)
  expect(await store.submit()).toBe(false)
  expect(store.problems).toEqual([{ key: 'a' }, { key: 'c', score: 0 }, { key: 'c', score: 2 }])
  expect([store.wrong('a'), store.wrong('c'), store.wrong('c', 0), store.wrong('c', 1)]).toEqual([
    true,
    false,
    true,
    false,
  ])
  expect(send).not.toHaveBeenCalled()
})

test('when the second review fails, the first is not sent again and the texts stay', async () => {
  const { store, send, draft } = await desk()
  fill(store, 'a')
  fill(store, 'c')
  send.mockResolvedValueOnce(false).mockRejectedValueOnce(new Error('network'))
  await expect(store.submit()).rejects.toThrow('network')
  expect(store.lines.map(({ key }) => key)).toEqual(['c'])
  expect(Object.keys(draft() ?? {})).toEqual(['c'])
  expect(store.busy).toBe(false)
  expect(await store.submit()).toBe(true)
  expect(send.mock.calls.map(([chain]) => chain)).toEqual(['ca', 'cc', 'cc'])
})

test('a review waits for its pictures', async () => {
  const { store, send } = await desk(orderOf({ chains: [chain('a', 13)] }))
  fill(store, 'a')
  store.setWait('a', 'failed')
  expect([store.wait, await store.submit()]).toEqual(['failed', false])
  store.setWait('a', 'none')
  expect(await store.submit()).toBe(true)
  expect(send).toHaveBeenCalledTimes(1)
})

test('a second tap sends nothing', async () => {
  const { store, send } = await desk(orderOf({ chains: [chain('a', 13)] }))
  fill(store, 'a')
  expect(await Promise.all([store.submit(), store.submit()])).toEqual([true, false])
  expect(send).toHaveBeenCalledTimes(1)
})

test('drafts survive a reload; invalid drafts are ignored', async () => {
  const first = await desk()
  fill(first.store, 'a')
  const again = await desk(orderOf(), first.draft())
  expect(again.store.reviewOf('a')).toEqual({ scores: [5, 4, 3], content: '包得很仔细', imgs: [], hideName: false })
  expect(isReviews(first.draft())).toBe(true)
  const odd = [null, [], { a: 1 }, { a: { scores: [1, 2], content: '' } }, { a: { scores: [1, 2, 9], content: '' } }]
  expect(odd.filter(isReviews)).toEqual([])
})

test.each([
  ['nothing has been received', { chains: [chain('a', 11)] }],
  ['somebody else looks', { role: 'staff' }],
  ['a membership is no thing to receive', { orderType: 101 }],
])('there is nothing to review when %s', async (_, more) => {
  const { store } = await desk(orderOf(more))
  expect(store.state).toEqual({ kind: 'empty', message: '没有' })
})

test('an item with several tickets has one review', async () => {
  const { store, send } = await desk(orderOf(), null, true)
  expect(store.lines.map(({ key }) => key)).toEqual(['a'])
  fill(store, 'a')
  expect(await store.submit()).toBe(true)
  expect(store.lines).toEqual([])
  expect(send).toHaveBeenCalledTimes(1)
})

test('an earlier review stands, and that is known', async () => {
  const { store, send, draft } = await desk()
  send.mockResolvedValueOnce(true)
  fill(store, 'a')
  fill(store, 'c')
  expect(await store.submit()).toBe(true)
  expect([store.stood, send.mock.calls.length, draft()]).toEqual([true, 2, null])
})
