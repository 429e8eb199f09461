import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useRef, useState } from 'react'
import { t } from '@/locales/t'
import { serverClock, serverNow } from '@/platform/serverClock'
import css from './Countdown.module.scss'
import { timeLeft } from './timeLeft'

export type CountdownProps = {
  /** The end, in milliseconds of the server's clock. */
  until: number
  /** Another clock that `until` is of. */
  now?: () => number
  onEnd?: () => void
  /** Text before it. The caller decides what happens at zero. */
  prefix?: string
}

export const Countdown = observer(function Countdown({ until, now = serverNow, onEnd, prefix }: CountdownProps) {
  const [left, setLeft] = useState(() => timeLeft(until - now()))
  const clock = useRef({ now, onEnd })
  clock.current = { now, onEnd }

  const { ahead } = serverClock

  // biome-ignore lint/correctness/useExhaustiveDependencies: begins again when the server's clock is known better
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      const remaining = until - clock.current.now()
      setLeft(timeLeft(remaining))
      if (remaining <= 0) {
        clock.current.onEnd?.()
        return
      }
      // Until the next full second, so that a late timer does not skip one.
      timer = setTimeout(tick, remaining % 1000 || 1000)
    }
    tick()
    return () => clearTimeout(timer)
  }, [until, ahead])

  return (
    <Text className={css.countdown}>
      {prefix}
      {left.days > 0 ? `${t('days', { count: left.days })} ` : ''}
      {left.clock}
    </Text>
  )
})
