import type { RefundStep } from '@quanzi/contract'
import { formatMoment } from '@/locales/formatMoment'
import { text } from './messages'

const HOUR = 3_600_000

/** The refund ladder of a departure as dated sentences; steps that are over are left out. */
export function ladderLines(
  steps: readonly RefundStep[] | undefined,
  startsAt: number,
  now: number,
): readonly string[] {
  if (!steps || steps.length === 0) return [text('refundFree')]
  const ladder = [...steps].sort((a, b) => b.hours - a.hours)
  const lines = ladder.flatMap(({ hours, share }) => {
    const until = startsAt - hours * HOUR
    if (until < now || share === 0) return []
    const time = formatMoment(until, 'at', now)
    return [share === 100 ? text('refundFull', { time }) : text('refundPart', { time, share })]
  })
  const last = ladder[ladder.length - 1]
  return last && last.hours > 0 ? [...lines, text('refundNone')] : lines
}
