import { PagedList } from './PagedList'

type Row = { id: string }
const rows = (...ids: string[]): Row[] => ids.map((id) => ({ id }))
const keyOf = (row: Row) => row.id
const ids = (list: PagedList<Row>) => list.rows.map(keyOf)

test('pages follow one another; a row that comes twice is shown once', async () => {
  const pages = [
    { list: rows('a', 'b'), total: 3, hasMore: true },
    { list: rows('b', 'c'), total: 3, hasMore: false },
  ]
  const list = new PagedList(async (pageNo) => pages[pageNo - 1] ?? { list: [], total: 0, hasMore: false }, keyOf)
  await list.load()
  await list.loadMore()
  await list.loadMore()
  expect(ids(list)).toEqual(['a', 'b', 'c'])
  expect(list.more).toBe('end')
})

test('a late answer to an older request does not replace a newer one', async () => {
  const answers: ((page: { list: Row[]; total: number; hasMore: boolean }) => void)[] = []
  const list = new PagedList(
    () => new Promise<{ list: Row[]; total: number; hasMore: boolean }>((r) => answers.push(r)),
    keyOf,
  )
  const older = list.load()
  list.reload()
  answers[1]?.({ list: rows('new'), total: 1, hasMore: false })
  answers[0]?.({ list: rows('old'), total: 1, hasMore: false })
  await older
  await Promise.resolve()
  expect(ids(list)).toEqual(['new'])
})

test('a failed first page shows the gateway’s message and a retry', async () => {
  let broken = true
  const list = new PagedList(async () => {
    if (broken) throw { msg: '系统繁忙，请稍后再试' }
    return { list: rows('a'), total: 1, hasMore: false }
  }, keyOf)
  await list.load()
  expect(list.state).toMatchObject({ kind: 'error', message: '系统繁忙，请稍后再试' })
  broken = false
  if (list.state.kind === 'error') list.state.onRetry?.()
  expect(list.state.kind).toBe('loading')
  await Promise.resolve()
  await Promise.resolve()
  expect(ids(list)).toEqual(['a'])
})

test('a failed refresh keeps the rows; a failed page reports it and can be retried', async () => {
  let broken = false
  const list = new PagedList(async (pageNo) => {
    if (broken) throw new Error('offline')
    return { list: rows(String(pageNo)), total: 9, hasMore: true }
  }, keyOf)
  await list.load()
  broken = true
  await list.load()
  expect(ids(list)).toEqual(['1'])
  await list.loadMore()
  expect(list.more).toBe('failed')
  broken = false
  await list.loadMore()
  expect(ids(list)).toEqual(['1', '2'])
})

test('rows are changed and removed by key; removing the last one shows the empty state', async () => {
  const list = new PagedList(
    async () => ({ list: rows('a'), total: 1, hasMore: false }),
    keyOf,
    () => ({
      kind: 'empty',
      message: '还没有收藏',
    }),
  )
  await list.load()
  list.replace('a', (row) => ({ ...row, id: 'b' }))
  expect(ids(list)).toEqual(['b'])
  list.remove('b')
  expect(list.state).toEqual({ kind: 'empty', message: '还没有收藏' })
})

test('a list without rows has no end mark', async () => {
  const list = new PagedList<string>(
    async () => ({ list: [], total: 0, hasMore: false }),
    (row) => row,
  )
  expect(list.foot).toEqual({})
  await list.load()
  expect(list.foot).toEqual({})
  list.prepend('a')
  expect(list.foot).toEqual({ onMore: expect.any(Function), more: 'end' })
})

test('a refresh keeps unchanged rows as the same objects, so that they are not rendered again', async () => {
  const answers = [
    [
      { id: 'a', tags: ['x'] },
      { id: 'b', tags: [] },
    ],
    [
      { id: 'a', tags: ['x'] },
      { id: 'b', tags: ['new'] },
    ],
  ]
  const list = new PagedList(async () => ({ list: answers.shift() ?? [], total: 2, hasMore: false }), keyOf)
  await list.load()
  const [first, second] = list.rows
  await list.load()
  expect(list.rows[0]).toBe(first)
  expect(list.rows[1]).not.toBe(second)
  expect(list.rows[1]).toEqual({ id: 'b', tags: ['new'] })
})
