import type { ContentDetail } from '@quanzi/contract'
import { serverNow } from '@/platform/serverClock'
import { Countdown } from '@/ui/content/Countdown'
import { text } from '../messages'

interface NextCountdownProps {
  readonly detail: ContentDetail
  /** Until when the own entry can be paid. */
  readonly payBy: number | undefined
  readonly onEnd: () => void
}

/** How long until the next thing: the own place is lost, entries open, entries close, the start. */
export function NextCountdown({ detail, payBy, onEnd }: NextCountdownProps) {
  const { game, extra } = detail
  const now = serverNow()
  const dates = [
    ['untilPaid', payBy],
    ['untilOpen', game?.opensAt],
    ['untilClose', game?.closeAt],
    ['untilStart', extra.startAt],
  ] as const
  const next = dates.find(([, at]) => at != null && at > now)
  if (!next) return null
  const [key, at] = next
  return <Countdown key={key} until={at ?? 0} prefix={text(key)} onEnd={onEnd} />
}
