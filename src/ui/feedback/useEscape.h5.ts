import { useEffect, useRef } from 'react'

/** Open boxes that Escape closes, in the order of opening. Escape closes only the last one. */
const open: (() => void)[] = []

function handleKeyDown({ key }: KeyboardEvent): void {
  if (key === 'Escape') open[open.length - 1]?.()
}

export function useEscape(active: boolean, onEscape: () => void): void {
  const latest = useRef(onEscape)
  latest.current = onEscape
  useEffect(() => {
    if (!active) return
    const close = () => latest.current()
    if (open.length === 0) addEventListener('keydown', handleKeyDown)
    open.push(close)
    return () => {
      open.splice(open.indexOf(close), 1)
      if (open.length === 0) removeEventListener('keydown', handleKeyDown)
    }
  }, [active])
}
