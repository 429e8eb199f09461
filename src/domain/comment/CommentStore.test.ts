import { CommentStore } from './CommentStore'

const PAGE = {
  ...{ list: [], total: 0, hasMore: false, average: 4.2 },
  counts: { all: 12, good: 8, middle: 1, bad: 1, picture: 3 },
}

function setUp(add = jest.fn(async () => ({ id: 'c9' }))) {
  let draft = ''
  const fetchPage = jest.fn(async (_pageNo: number, _filter: string) => PAGE)
  const store = new CommentStore({
    fetchPage,
    add,
    draft: {
      read: () => draft,
      write: (text) => {
        draft = text
      },
    },
    me: () => ({ rid: 7, nick_name: '阿青', headImg: '' }),
    now: () => 1000,
  })
  return { store, add, draft: () => draft, fetchPage }
}

test.each([
  ['', 'empty'],
  ['   \n', 'empty'],
  ['好'.repeat(501), 'long'],
  ['好'.repeat(500), null],
  ['😀'.repeat(500), null],
])('what can be sent: %#', (text, problem) => {
  const { store } = setUp()
  store.write(text)
  expect(store.problem).toBe(problem)
})

test('an empty comment is not sent, and its error shows until a comment was sent', async () => {
  const { store, add } = setUp()
  expect([await store.send(), store.tried]).toEqual([null, true])
  expect(add).not.toHaveBeenCalled()
  store.write('好')
  expect([await store.send(), store.tried]).toEqual(['c9', false])
})

test('a sent comment comes first and its draft is cleared', async () => {
  const { store, add, draft } = setUp()
  store.write(' 很喜欢 ')
  expect(draft()).toBe(' 很喜欢 ')
  await store.send()
  expect(add).toHaveBeenCalledWith('很喜欢', '')
  expect(store.list.rows[0]).toMatchObject({ id: 'c9', content: '很喜欢', user: { nick_name: '阿青' } })
  expect([store.text, draft()]).toEqual(['', ''])
})

test('a refused comment stays in the box', async () => {
  const { store, draft } = setUp(jest.fn(() => Promise.reject(new Error('offline'))))
  store.write('先存着')
  await expect(store.send()).rejects.toThrow('offline')
  expect([store.text, draft(), store.sending]).toEqual(['先存着', '先存着', false])
})

test('a double tap sends once', async () => {
  const { store, add } = setUp()
  store.write('一次')
  await Promise.all([store.send(), store.send()])
  expect(add).toHaveBeenCalledTimes(1)
})

test('a filter loads the reviews of that kind, and a sent comment counts among all', async () => {
  const { store, fetchPage } = setUp()
  expect(store.isReviewed).toBe(false)
  await store.list.load()
  expect([store.isReviewed, store.average]).toEqual([true, 4.2])
  store.choose('picture')
  store.choose('picture')
  expect(fetchPage.mock.calls).toEqual([
    [1, 'all'],
    [1, 'picture'],
  ])
  store.write('好')
  await store.send()
  expect(store.counts.all).toBe(13)
})

test('what others wrote before the own comment, and came later, stands below it; each once', async () => {
  const { store } = setUp(jest.fn(async () => ({ id: '9' })))
  const written = (id: number) => ({
    ...{ id: String(id), content: `第${id}条`, scores: [0, 0, 0] as const, createdAt: id },
    user: { rid: 8, nick_name: '安', headImg: '' },
  })
  const ids = () => store.list.rows.map(({ id }) => id)
  store.receive([written(3), written(4)])
  store.write('我来了')
  await store.send()
  store.receive([4, 7, 8, 9, 11].map(written))
  expect([ids(), store.counts.all]).toEqual([['11', '9', '8', '7', '4', '3'], 6])
  store.receive([written(11)])
  expect(store.counts.all).toBe(6)
})
