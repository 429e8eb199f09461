import { useEffect, useRef, useState } from 'react'
import css from './Pop.module.scss'

/** A little longer than the movement, in ms. */
const POP_MS = 320

/**
 * The class of a short bounce for something that the visitor has just switched on or increased: a heart that is
 * filled, the count of a cart. `value` is the switch or the count. Nothing moves at the first render, when the
 * value falls, or for users who prefer less motion.
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
