import type { Comment, OrderDetail } from '@quanzi/contract'
import { isOver, isReviewed, ownReview } from './ownReview'

const comment = (id: string, rid: number, score: number) =>
  ({ id, user: { rid }, scores: [score, score, score] }) as unknown as Comment

test('the own review is found among others’ reviews and own comments', () => {
  const list = [comment('a', 2, 5), comment('b', 7, 0), comment('c', 7, 4)]
  expect(ownReview(list, 7)?.id).toBe('c')
  expect(ownReview(list, 9)).toBeNull()
})

const order = (status: number, ...actors: string[]) =>
  ({ status, events: actors.map((actor) => ({ to: 14, actor })) }) as unknown as OrderDetail

test('only the buyer’s own review makes an order reviewed: one that time has completed is over, a refunded one neither', () => {
  const seen = [order(14, 'buyer'), order(14, 'system'), order(18), order(13)].map((one) => [
    isReviewed(one),
    isOver(one),
  ])
  expect(seen).toEqual([
    [true, false],
    [false, true],
    [false, false],
    [false, false],
  ])
})
