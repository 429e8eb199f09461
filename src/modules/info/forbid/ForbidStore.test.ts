import type { OwnReport } from '@quanzi/contract'
import { ForbidStore, type ForbidWish, itemOfLink } from './ForbidStore'

test.each([
  ['/app/note/1000/detail/11004', { moduleType: 11, id: '11004' }],
  ['https://example.org/app/act/1000/detail/9001?tag=x', { moduleType: 9, id: '9001' }],
  [' /app/live/1000/detail?id=r1 ', { moduleType: 23, id: 'r1' }],
  ['/app/note/1000', null],
  ['随便写的', null],
  ['', null],
])('the item of %j', (link, item) => {
  expect(itemOfLink(link)).toEqual(item)
})

function start(rows: readonly OwnReport[] = []) {
  const send = jest.fn(async (_wish: ForbidWish) => ({ no: 'F1' }))
  const fetchPage = jest.fn(async () => ({
    ...{ list: rows, total: rows.length, hasMore: false },
    restrictions: [{ id: '3', until: 9, reason: '广告', mayAppeal: true }],
  }))
  return { send, fetchPage, store: new ForbidStore({ send, fetchPage, draft: { read: () => null, write: () => {} } }) }
}

test('a report names an item and describes it; what is missing is said after the first try', async () => {
  const { store, send } = start()
  store.form.write({ content: '  四个字  ' })
  expect([store.wrongLink, await store.form.send(), store.wrongLink, store.form.wrongContent]).toEqual([
    ...[false, false, true, 'length'],
  ])
  store.form.write({ content: '这是一条广告' })
  expect(await store.form.send()).toBe(false)
  store.paste('/app/note/1000/detail/11004')
  expect(await store.form.send()).toBe(true)
  expect(send.mock.calls).toEqual([[{ kind: 'report', content: '这是一条广告', targetType: '11', targetId: '11004' }]])
})

test('an appeal is against a report, a restriction or nothing, and the next report is not', async () => {
  const { store, send, fetchPage } = start()
  await store.list.load()
  expect(store.restrictions).toHaveLength(1)
  store.form.write({ content: '我没有发广告' })
  store.appeal({ type: 'restriction', id: '3', title: '广告' })
  await store.form.send()
  store.sent()
  store.form.write({ content: '我还想说一句' })
  await store.form.send()
  store.choose('report')
  store.form.write({ content: '这是一条广告' })
  expect(await store.form.send()).toBe(false)
  expect(send.mock.calls.map(([wish]) => wish)).toEqual([
    { kind: 'appeal', content: '我没有发广告', targetType: 'restriction', targetId: '3' },
    { kind: 'appeal', content: '我还想说一句' },
  ])
  expect(fetchPage).toHaveBeenCalledTimes(2)
})
