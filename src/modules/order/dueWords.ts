import { ORDER_STATUS, ORDER_TYPE, orderTypeFacts } from '@quanzi/contract'
import { text } from './messages'

const HOUR = 3_600_000

/** The time left in its largest unit, at least a minute: in whole ones, or rounded up. */
export function timeLeftWords(ms: number, whole: (units: number) => number = Math.floor): string {
  if (ms >= 24 * HOUR) return text('leftDays', { count: whole(ms / (24 * HOUR)) })
  if (ms >= HOUR) return text('leftHours', { count: whole(ms / HOUR) })
  return text('leftMinutes', { count: Math.max(1, Math.ceil(ms / 60_000)) })
}

const WORDS: Readonly<Record<number, 'due_12' | 'due_13' | 'due_15' | 'due_16' | 'due_17'>> = {
  [ORDER_STATUS.shipped]: 'due_12',
  [ORDER_STATUS.received]: 'due_13',
  [ORDER_STATUS.refundRequested]: 'due_15',
  [ORDER_STATUS.returnAwaited]: 'due_16',
  [ORDER_STATUS.returnSent]: 'due_17',
}

/** What happens unless the seller acts within the time left: later than the words say would be false, so it is rounded up. */
const BY_SELLER: readonly number[] = [ORDER_STATUS.refundRequested, ORDER_STATUS.returnSent]

interface Due {
  readonly status: number
  readonly dueAt: number | null
  readonly orderType?: number
}

/**
 * The next automatic move and the time left: 还剩6天自动确认收货. '' without one, and for what came with the payment: its
 * buyer cannot ask for a refund before that either.
 */
export function dueWords({ status, dueAt, orderType = 0 }: Due, now: number): string {
  const came = status === ORDER_STATUS.received && orderTypeFacts(orderType)?.fulfilment === 'instant'
  const asked = status === ORDER_STATUS.paid && orderType === ORDER_TYPE.question
  const words = came ? undefined : asked ? 'due_question' : WORDS[status]
  if (dueAt === null || words === undefined) return ''
  const round = BY_SELLER.includes(status) ? Math.ceil : Math.floor
  return text(words, { left: timeLeftWords(Math.max(0, dueAt - now), round) })
}
