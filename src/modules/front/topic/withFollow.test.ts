import type { ItemSummary } from '@quanzi/contract'
import { withFollow } from './withFollow'

const topic = { id: 't1', extra: { posts: 3, followers: 4, marks: ['like'] } } as unknown as ItemSummary

test('following counts and marks the topic; stopping takes both back', () => {
  const followed = withFollow(topic, { on: true, count: 5 })
  expect(followed.extra).toEqual({ posts: 3, followers: 5, marks: ['like', 'follow'] })
  expect(withFollow(followed, { on: true, count: 5 }).extra.marks).toEqual(['like', 'follow'])
  expect(withFollow(followed, { on: false, count: 4 }).extra).toEqual({ posts: 3, followers: 4, marks: ['like'] })
})
