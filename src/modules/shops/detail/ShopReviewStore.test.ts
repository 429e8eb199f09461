import { isShopReviewDraft, type ShopReviewDraft, ShopReviewStore } from './ShopReviewStore'

function start(kept: ShopReviewDraft | null = null) {
  let draft = kept
  const send = jest.fn<Promise<unknown>, [ShopReviewDraft]>().mockResolvedValue({})
  const store = new ShopReviewStore({
    send,
    draft: {
      read: () => draft,
      write: (next) => {
        draft = next
      },
    },
  })
  return { store, send, draft: () => draft }
}

test('all three scores and five characters are needed; what is missing is named after a try', async () => {
  const { store, send } = start()
  store.rate(0, 5)
  store.write('还不错呀')
  expect([store.isUnrated(1), store.isTextWrong]).toEqual([false, false])
  expect(await store.send()).toBe(false)
  expect([store.isUnrated(0), store.isUnrated(1), store.isTextWrong]).toEqual([false, true, true])
  store.rate(1, 4)
  store.rate(2, 3)
  store.write(' 还不错，下次再来 ')
  expect(await store.send()).toBe(true)
  expect(send.mock.calls).toEqual([[{ scores: [5, 4, 3], content: '还不错，下次再来' }]])
})

test('the draft is kept until the review is stored, and after a failure', async () => {
  const kept: ShopReviewDraft = { scores: [5, 4, 3], content: '写到一半的评价' }
  const { store, send, draft } = start(kept)
  store.begin()
  expect([store.scores, store.content]).toEqual([kept.scores, kept.content])
  send.mockRejectedValueOnce(new Error('no network'))
  await expect(store.send()).rejects.toThrow('no network')
  store.write('写完的一条评价')
  expect([draft()?.content, store.busy]).toEqual(['写完的一条评价', false])
  await store.send()
  expect(draft()).toBeNull()
  expect([{ scores: [6, 1, 1], content: '' }, { scores: [1, 1], content: '' }, null].map(isShopReviewDraft)).toEqual([
    false,
    false,
    false,
  ])
})
