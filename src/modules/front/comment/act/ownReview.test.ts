import type { Comment } from '@quanzi/contract'
import { ownReview } from './ownReview'

const comment = (id: string, rid: number, score: number) =>
  ({ id, user: { rid }, scores: [score, score, score] }) as unknown as Comment

test('the own review is found among others’ reviews and own comments', () => {
  const list = [comment('a', 2, 5), comment('b', 7, 0), comment('c', 7, 4)]
  expect(ownReview(list, 7)?.id).toBe('c')
  expect(ownReview(list, 9)).toBeNull()
})
