import { useEffect, useRef, useState } from 'react'
import css from './Pop.module.scss'

/** A little longer than the movement, in ms. */
const POP_MS = 320

/**
 * The class of a short bounce for what the visitor has just switched on or added to: a heart that is filled, the count
 * of a cart that grows. `value` is the switch or the count; nothing moves at the first drawing, when it falls, or for
 * whoever has asked for less motion.
 */
export function usePop(value: boolean | number | undefined): string | undefined {
  const before = useRef(value)
  const [moving, setMoving] = useState(false)
  useEffect(() => {
    const grew = Number(value ?? 0) > Number(before.current ?? value ?? 0)
    before.current = value
    setMoving(grew)
    if (!grew) return
    const timer = setTimeout(() => setMoving(false), POP_MS)
    return () => clearTimeout(timer)
  }, [value])
  return moving ? css.pop : undefined
}
