import { type KeyboardEvent, type UIEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { joinClasses } from '@/ui/joinClasses'
import type { DateWheel } from './dateWheels'
import css from './Wheels.module.scss'
import type { WheelsProps } from './WheelsProps'
import { wheelName, wheelValue } from './wheelWords'

/** A wheel counts as resting when it has not moved for this time, in ms. */
const REST_MS = 120
/** Digits typed within this time, in ms, belong to one number. */
const TYPING_MS = 1200
/** Number of visible rows of a wheel (Wheels.module.scss). */
const ROWS = 5

/** Steps of the keys over a wheel's values. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -ROWS,
  PageDown: ROWS,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

interface WheelProps {
  readonly id: string | undefined
  readonly wheel: DateWheel
  readonly onTurn: (value: number) => void
  readonly onDone: () => void
}

const rowHeight = (track: HTMLElement): number => Math.max(1, track.clientHeight / ROWS)

/** One wheel. It turns by finger, mouse wheel, tap on a row, arrow keys and typed numbers. */
function Wheel({ id, wheel: { part, values, value }, onTurn, onDone }: WheelProps) {
  const track = useRef<HTMLDivElement>(null)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const typed = useRef({ digits: '', at: 0 })
  const place = values.indexOf(value)
  const count = values.length
  useLayoutEffect(() => {
    if (track.current && count > 0) track.current.scrollTop = place * rowHeight(track.current)
  }, [place, count])
  useEffect(() => () => clearTimeout(rest.current), [])

  const turnTo = (at: number) => {
    const next = values[Math.max(0, Math.min(values.length - 1, at))]
    if (next !== undefined && next !== value) onTurn(next)
  }
  const handleScroll = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    clearTimeout(rest.current)
    rest.current = setTimeout(() => turnTo(Math.round(currentTarget.scrollTop / rowHeight(currentTarget))), REST_MS)
  }
  const type = (digit: string) => {
    const { digits, at } = typed.current
    typed.current = { digits: Date.now() - at < TYPING_MS ? digits + digit : digit, at: Date.now() }
    const exact = values.indexOf(Number(typed.current.digits))
    if (exact >= 0) turnTo(exact)
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key } = event
    const step = STEPS[key]
    if (step !== undefined) turnTo(place + step)
    else if (/^\d$/.test(key)) type(key)
    else if (key === 'Enter') onDone()
    else return
    event.preventDefault()
  }
  return (
    <div
      ref={track}
      id={id}
      className={css.wheel}
      role="spinbutton"
      tabIndex={0}
      aria-label={wheelName(part)}
      aria-valuenow={value}
      aria-valuemin={values[0]}
      aria-valuemax={values[values.length - 1]}
      aria-valuetext={wheelValue(part, value)}
      onScroll={handleScroll}
      onKeyDown={handleKeyDown}
    >
      {values.map((one, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the wheel has keys for all its rows
        // biome-ignore lint/a11y/noStaticElementInteractions: the wheel has keys for all its rows
        <div key={one} className={joinClasses(css.row, one === value && css.chosen)} onClick={() => turnTo(at)}>
          {wheelValue(part, one)}
        </div>
      ))}
    </div>
  )
}

/** Wheels of our own: a browser's date input looks and behaves differently on every phone. */
export function Wheels({ id, wheels, onTurn, onDone }: WheelsProps) {
  return (
    <div id={id} className={css.wheels}>
      <div className={css.window} />
      {wheels.map((wheel) => (
        <Wheel
          key={wheel.part}
          id={id && `${id}-${wheel.part}`}
          wheel={wheel}
          onTurn={(value) => onTurn(wheel.part, value)}
          onDone={onDone}
        />
      ))}
    </div>
  )
}
