import type { Comment } from '@quanzi/contract'

/** The member's own review among comments; null when it is not there. */
export const ownReview = (comments: readonly Comment[], rid: number): Comment | null =>
  comments.find(({ user, scores }) => user.rid === rid && scores.some((score) => score > 0)) ?? null
