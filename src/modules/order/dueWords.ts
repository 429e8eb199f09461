import { ORDER_STATUS, ORDER_TYPE, orderTypeFacts } from '@quanzi/contract'
import { text } from './messages'

const HOUR = 3_600_000

/** The time left in its largest whole unit; at least a minute. */
export function timeLeftWords(ms: number): string {
  if (ms >= 24 * HOUR) return text('leftDays', { count: Math.floor(ms / (24 * HOUR)) })
  if (ms >= HOUR) return text('leftHours', { count: Math.floor(ms / HOUR) })
  return text('leftMinutes', { count: Math.max(1, Math.ceil(ms / 60_000)) })
}

const WORDS: Readonly<Record<number, 'due_12' | 'due_13' | 'due_15' | 'due_16' | 'due_17'>> = {
  [ORDER_STATUS.shipped]: 'due_12',
  [ORDER_STATUS.received]: 'due_13',
  [ORDER_STATUS.refundRequested]: 'due_15',
  [ORDER_STATUS.returnAwaited]: 'due_16',
  [ORDER_STATUS.returnSent]: 'due_17',
}

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
  return dueAt === null || words === undefined ? '' : text(words, { left: timeLeftWords(Math.max(0, dueAt - now)) })
}
