import { MODULE_TYPE, type ModuleType } from './moduleTypes'
import { ORDER_TYPE } from './orderTypes'
import { countTrimmed } from './textLength'

/** Length of a review's text in characters (screens-content §3 `/api/new/comment/add`). */
export const REVIEW_LENGTH = { min: 5, max: 500 } as const

/** Maximum number of pictures in a review, and in a refund request. */
export const MAX_REVIEW_PICTURES = 9
export const MAX_REFUND_PICTURES = 6

/** The grade of a review by the average of its three scores: good from 4 stars, bad below 3. */
export type ReviewGrade = 'good' | 'middle' | 'bad'

/** The filters for an item's comments: all, reviews of a grade, or those with pictures. */
export const COMMENT_FILTERS = ['all', 'good', 'middle', 'bad', 'picture'] as const
export type CommentFilter = (typeof COMMENT_FILTERS)[number]

/** @param sum of the three scores, each 1 to 5 */
export const reviewGrade = (sum: number): ReviewGrade => (sum >= 12 ? 'good' : sum >= 9 ? 'middle' : 'bad')

/** True for a valid review text; blanks around it do not count (screens-commerce §2 order/comment). */
export const isReviewText = (text: string): boolean => {
  const count = countTrimmed(text)
  return count >= REVIEW_LENGTH.min && count <= REVIEW_LENGTH.max
}

const REVIEWED: Readonly<Record<number, ModuleType>> = {
  [ORDER_TYPE.activity]: MODULE_TYPE.act,
  [ORDER_TYPE.stay]: MODULE_TYPE.campsite,
  [ORDER_TYPE.game]: MODULE_TYPE.game,
  [ORDER_TYPE.origin]: MODULE_TYPE.origin,
  [ORDER_TYPE.storeGoods]: MODULE_TYPE.goods,
  [ORDER_TYPE.mallGoods]: MODULE_TYPE.goods,
  [ORDER_TYPE.card]: MODULE_TYPE.card,
  [ORDER_TYPE.planned]: MODULE_TYPE.planned,
}

/** The order types whose purchases can be reviewed. */
export const REVIEWED_ORDERS: readonly number[] = Object.keys(REVIEWED).map(Number)

/**
 * The module type of a purchase's review; 32 for goods of both kinds (screens-content §3 `/api/new/comment/add`).
 * Null for purchases without reviews, such as a membership or a fee.
 */
export const reviewTypeOf = (orderType: number): ModuleType | null => REVIEWED[orderType] ?? null
