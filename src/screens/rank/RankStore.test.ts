import type { RankRow } from '@quanzi/contract'
import { RankStore } from './RankStore'

const row = (markId: string): RankRow => ({
  ...{ rank: 1, id: markId, markId, name: '甲', headImg: '', value: 2, unit: 'places', reachedAt: 1, likes: 3 },
  liked: false,
})

test('another wish shows its own rows; a like counts once a day', async () => {
  const liked: string[] = []
  const store = new RankStore(
    {
      fetchPage: async (rows: string) => ({ list: [row(`${rows}:1`)], total: 1, hasMore: false, mine: null }),
      like: async (markId) => void liked.push(markId),
      emptyState: () => ({ kind: 'empty' }),
    },
    'person',
  )
  await store.list.load()
  const like = async () => {
    const [first] = store.list.rows
    if (first) await store.like(first)
  }
  await like()
  await like()
  expect([liked, store.list.rows[0]?.likes]).toEqual([['person:1'], 4])
  store.choose('team')
  await new Promise(setImmediate)
  expect(store.list.rows[0]?.markId).toBe('team:1')
})

test('the own row of an older wish does not stand beside the rows of a newer one', async () => {
  const answers = new Map<string, () => void>()
  const mine = { ...row('me'), gap: 1 }
  const store = new RankStore(
    {
      fetchPage: (wish: string) =>
        new Promise((resolve) => {
          const own = wish === 'old' ? mine : null
          answers.set(wish, () => resolve({ list: [row(wish)], total: 1, hasMore: false, mine: own }))
        }),
      like: async () => undefined,
      emptyState: () => ({ kind: 'empty' }),
    },
    'old',
  )
  const first = store.list.load()
  store.choose('new')
  answers.get('old')?.()
  await first
  answers.get('new')?.()
  await new Promise(setImmediate)
  expect([store.mine, store.list.rows[0]?.markId]).toEqual([null, 'new'])
})
