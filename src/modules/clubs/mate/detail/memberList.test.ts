import { memberList } from './memberList'

const people = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ rid: from + at, name: '山友', phone: '13900000000' }))

test('a leader reads on behind the members that came with the club', async () => {
  const asked: number[] = []
  const list = memberList(people(1, 20), async (pageNo) => {
    asked.push(pageNo)
    return { list: people(20, 5), total: 24, hasMore: false }
  })
  await list.load()
  expect([list.rows.length, list.more]).toEqual([20, 'idle'])
  await list.loadMore()
  expect([list.rows.map(({ rid }) => rid), list.more]).toEqual([people(1, 24).map(({ rid }) => rid), 'end'])
  expect(asked).toEqual([2])
})

test('a small club is whole at once', async () => {
  const list = memberList(people(1, 3), () => Promise.reject(new Error('not asked')))
  await list.load()
  expect([list.rows.length, list.more]).toEqual([3, 'end'])
})
