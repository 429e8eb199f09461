import type { RankRow } from '@quanzi/contract'
import { TrackRankStore } from './TrackRankStore'

const row = (markId: string, value: number): RankRow => ({
  ...{ rank: 1, id: markId, markId, name: '甲', headImg: '', value, unit: 'split', reachedAt: 1, likes: 3 },
  liked: false,
})

test('another checkpoint has another leader; an answer that comes late changes nothing; a like counts once', async () => {
  const answers = new Map<string, (value: number) => void>()
  const liked: string[] = []
  const store = new TrackRankStore(
    {
      fetchPage: (placeId) =>
        new Promise((done) => {
          answers.set(placeId, (value) =>
            done({ list: [row(`${placeId}:1`, value)], total: 1, hasMore: false, mine: null }),
          )
        }),
      like: async (markId) => void liked.push(markId),
      emptyState: () => ({ kind: 'empty' }),
    },
    'a',
  )
  const first = store.list.load()
  store.choose('b')
  await new Promise(setImmediate)
  answers.get('b')?.(20)
  await new Promise(setImmediate)
  answers.get('a')?.(10)
  await first
  expect([store.leader?.value, store.list.rows[0]?.markId]).toEqual([20, 'b:1'])
  for (let time = 0; time < 2; time++) {
    const [top] = store.list.rows
    if (top) await store.like(top)
  }
  expect([liked, store.list.rows[0]?.likes]).toEqual([['b:1'], 4])
})
