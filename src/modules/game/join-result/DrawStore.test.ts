import type { GameDraw, ReviewItem } from '@quanzi/contract'
import { DrawStore } from './DrawStore'

const drawOf = (quota: number) => ({ quota, list: [] }) as unknown as GameDraw
const waiting = { id: 'g:c', at: 0, who: '', data: {} } as ReviewItem

test('the draws are read by category; a failure is said and the next reading takes it away', async () => {
  let fails = true
  const store = new DrawStore({
    fetchDraw: async (id) => {
      if (fails) throw new Error('offline')
      return drawOf(Number(id))
    },
    fetchQueue: async () => ({ list: [], total: 0, hasMore: false }),
    draw: async () => undefined,
  })
  await store.loadDraws(['1', '2'])
  expect(store.failure).not.toBe('')
  fails = false
  await store.loadDraws(['1', '2'])
  expect([store.failure, store.draws.get('2')?.quota]).toEqual(['', 2])
})

test('two taps draw once, and the queue is read again', async () => {
  let queue: readonly ReviewItem[] = [waiting]
  const drawn: string[] = []
  const store = new DrawStore({
    fetchDraw: async () => drawOf(1),
    fetchQueue: async () => ({ list: queue, total: queue.length, hasMore: false }),
    draw: async (id) => {
      drawn.push(id)
      queue = []
    },
  })
  await store.loadQueue()
  expect(store.queue).toEqual([waiting])
  expect(await Promise.all([store.draw('g:c'), store.draw('g:c')])).toEqual([true, false])
  expect([drawn, store.queue]).toEqual([['g:c'], []])
})
