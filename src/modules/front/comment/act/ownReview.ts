import { type Comment, ORDER_STATUS, type OrderDetail } from '@quanzi/contract'

/** The member's own review among comments; null when it is not there. */
export const ownReview = (comments: readonly Comment[], rid: number): Comment | null =>
  comments.find(({ user, scores }) => user.rid === rid && scores.some((score) => score > 0)) ?? null

/** True for an order that its buyer's review has completed. Time completes others, which nobody has reviewed. */
export const isReviewed = ({ events }: Pick<OrderDetail, 'events'>): boolean =>
  events.some(({ to, actor }) => to === ORDER_STATUS.completed && actor === 'buyer')

/** True for an order that time has completed. */
export const isOver = (order: Pick<OrderDetail, 'events' | 'status'>): boolean =>
  order.status === ORDER_STATUS.completed && !isReviewed(order)
