import { Text } from '@tarojs/components'
import { useEffect, useRef, useState } from 'react'
import { t } from '@/locales/t'
import css from './Countdown.module.scss'
import { timeLeft } from './timeLeft'

export type CountdownProps = {
  /** The end, in milliseconds of the clock that `now` reads. */
  until: number
  /** The server's clock where that matters; by default the device's. */
  now?: () => number
  onEnd?: () => void
  /** Text before it. The caller decides what happens at zero. */
  prefix?: string
}

export function Countdown({ until, now = Date.now, onEnd, prefix }: CountdownProps) {
  const [left, setLeft] = useState(() => timeLeft(until - now()))
  const clock = useRef({ now, onEnd })
  clock.current = { now, onEnd }

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
  }, [until])

  return (
    <Text className={css.countdown}>
      {prefix}
      {left.days > 0 ? `${t('days', { count: left.days })} ` : ''}
      {left.clock}
    </Text>
  )
}
