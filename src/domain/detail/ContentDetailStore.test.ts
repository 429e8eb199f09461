import { type ContentDetail, type ItemSummary, type MarkResult, MODULE_TYPE } from '@quanzi/contract'
import { ContentDetailStore } from './ContentDetailStore'

const detail = {
  id: '5',
  moduleType: 14,
  title: '春天的步道',
  counts: { view: 9, like: 3, collect: 0, comment: 1, join: 0 },
  mine: { mark: [], joined: false, owned: false, author: false },
} as unknown as ContentDetail

const store = (setMark: () => Promise<MarkResult>) =>
  new ContentDetailStore({ fetchDetail: async () => detail, setMark })

test('the title from the list shows until the item is loaded', async () => {
  const known = { title: '列表里的标题' } as ItemSummary
  const one = new ContentDetailStore({ fetchDetail: async () => detail, setMark: jest.fn(), known })
  expect(one.title).toBe('列表里的标题')
  await one.load()
  expect(one.title).toBe('春天的步道')
})

test('an item that the page brought along shows at once', () => {
  const one = new ContentDetailStore({ fetchDetail: jest.fn(), setMark: jest.fn(), detail })
  expect([one.state.kind, one.title]).toEqual(['ready', '春天的步道'])
})

test('a like shows at once and keeps the server’s count', async () => {
  let answer: (result: MarkResult) => void = () => undefined
  const one = store(() => new Promise((resolve) => (answer = resolve)))
  await one.load()
  const done = one.toggle('like')
  expect([one.has('like'), one.countOf('like')]).toEqual([true, 4])
  answer({ on: true, count: 7 })
  await done
  expect(one.countOf('like')).toBe(7)
})

test('a mark set on another screen shows: on the same item, and a follow of its author', async () => {
  const author = { rid: 77, nick_name: '阿青', headImg: '' }
  const one = new ContentDetailStore({ fetchDetail: jest.fn(), setMark: jest.fn(), detail: { ...detail, author } })
  one.hear({ moduleType: 14, id: '5', mark: 'like' }, { on: true, count: 8 })
  one.hear({ moduleType: 11, id: '5', mark: 'collect' }, { on: true, count: 8 })
  expect([one.has('like'), one.countOf('like'), one.has('collect')]).toEqual([true, 8, false])
  one.hear({ moduleType: MODULE_TYPE.profile, id: '78', mark: 'follow' }, { on: true, count: 0 })
  expect(one.detail?.mine.following).toBeUndefined()
  one.hear({ moduleType: MODULE_TYPE.profile, id: '77', mark: 'follow' }, { on: true, count: 0 })
  expect(one.detail?.mine.following).toBe(true)
})

test('a refused like is reverted', async () => {
  const one = store(async () => Promise.reject({ msg: '请先登录' }))
  await one.load()
  await expect(one.toggle('like')).rejects.toEqual({ msg: '请先登录' })
  expect([one.has('like'), one.countOf('like')]).toEqual([false, 3])
})

test('a missing item shows the gateway’s message', async () => {
  const one = new ContentDetailStore({
    fetchDetail: () => Promise.reject({ msg: '内容不存在' }),
    setMark: jest.fn(),
  })
  await one.load()
  expect(one.state).toMatchObject({ kind: 'error', message: '内容不存在' })
})
