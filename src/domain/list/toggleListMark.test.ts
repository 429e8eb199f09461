import type { ItemSummary, MarkResult } from '@quanzi/contract'
import { PagedList } from './PagedList'
import { hasMark, toggleListMark } from './toggleListMark'

const item = (id: string): ItemSummary => ({
  id,
  moduleType: 11,
  title: id,
  cover: '',
  summary: '',
  tags: [],
  price: null,
  author: { rid: 1, nick_name: '', headImg: '' },
  counts: { view: 0, like: 5, collect: 7, comment: 0, join: 0 },
  publishedAt: 0,
  lat: null,
  lng: null,
  extra: { marks: ['like'] },
})

async function start() {
  const list = new PagedList(
    async () => ({ list: [item('1'), item('2')], total: 2, hasMore: false }),
    ({ id }: ItemSummary) => id,
  )
  await list.load()
  const row = (at: number) => list.rows[at] as ItemSummary
  const seen = (at: number) => [row(at).extra.marks, row(at).counts.like, row(at).counts.collect]
  return { list, row, seen }
}

test('mark and count change before the gateway answers, and then follow its answer', async () => {
  const { list, row, seen } = await start()
  let answer: (result: MarkResult) => void = () => undefined
  const done = toggleListMark(list, row(0), 'collect', (on) => {
    expect(on).toBe(true)
    return new Promise((resolve) => {
      answer = resolve
    })
  })
  expect(seen(0)).toEqual([['like', 'collect'], 5, 8])
  answer({ on: true, count: 21 })
  await done
  expect(seen(0)).toEqual([['like', 'collect'], 5, 21])
  expect(seen(1)).toEqual([['like'], 5, 7])
})

test('a mark can be removed, and a refusal restores it', async () => {
  const { list, row, seen } = await start()
  await toggleListMark(list, row(1), 'like', async (on) => ({ on, count: 4 }))
  expect(seen(1)).toEqual([[], 4, 7])
  await expect(toggleListMark(list, row(0), 'like', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(seen(0)).toEqual([['like'], 5, 7])
  expect(hasMark(row(0), 'like')).toBe(true)
})
