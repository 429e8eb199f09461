import type { RankRow } from '@quanzi/contract'
import { RankStore } from './RankStore'

const row = (markId: string): RankRow => ({
  ...{
    rank: 1,
    id: markId,
    markId,
    name: '甲',
    headImg: '',
    value: 2,
    unit: 'places',
    reachedAt: 1,
    likes: 3,
    liked: false,
  },
})

test('a tab is remembered; a like counts once a day', async () => {
  const remembered: string[] = []
  const liked: string[] = []
  const store = new RankStore(
    {
      fetchPage: async (rows) => ({ list: [row(`${rows}:1`)], total: 1, hasMore: false, mine: null }),
      like: async (markId) => void liked.push(markId),
      emptyState: () => ({ kind: 'empty' }),
      remember: (tab) => void remembered.push(tab),
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
  expect([remembered, store.list.rows[0]?.markId]).toEqual([['team'], 'team:1'])
})
