import type { ReviewItem } from '@quanzi/contract'
import { AppealQueueStore } from './AppealQueueStore'

test('a correction is written as a time, a refusal needs its reason, and two taps decide once', async () => {
  const decided: unknown[][] = []
  const store = new AppealQueueStore({
    fetchQueue: async () => ({ list: [{ id: '1' } as ReviewItem], total: 1, hasMore: false }),
    decide: async (...args) => decided.push(args),
  })
  await store.load()
  store.write('1', { net: '90 分钟' })
  expect(await store.decide('1', 'pass')).toBe('time')
  expect(await store.decide('1', 'refuse')).toBe('note')
  store.write('1', { net: '1:30:00' })
  expect(await Promise.all([store.decide('1', 'pass'), store.decide('1', 'pass')])).toEqual(['done', null])
  store.write('1', { note: '录像已核对' })
  await store.decide('1', 'refuse')
  expect(decided).toEqual([
    ['1', 'pass', '', 5_400_000],
    ['1', 'refuse', '录像已核对', null],
  ])
})
