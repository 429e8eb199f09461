import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { Countdown } from '@/ui/content/Countdown'
import { joinClasses } from '@/ui/joinClasses'
import { text } from './messages'
import css from './paper.module.scss'

/** From here on the clock is red, in ms. */
const SOON_MS = 60_000

/** The clock of an attempt, which stays in sight. It compares instants, so that a phone that slept is not late. */
export function PaperClock({
  until,
  now,
  onEnd,
}: {
  readonly until: number
  readonly now: () => number
  readonly onEnd: () => void
}) {
  const [isSoon, setSoon] = useState(() => until - now() <= SOON_MS)
  useEffect(() => {
    setSoon(until - now() <= SOON_MS)
    const timer = setTimeout(() => setSoon(true), Math.max(0, until - now() - SOON_MS))
    return () => clearTimeout(timer)
  }, [until, now])
  return (
    <View id="paper-clock" className={joinClasses(css.clock, isSoon && css.soon)}>
      <Countdown until={until} now={now} onEnd={onEnd} prefix={text('left')} />
    </View>
  )
}
