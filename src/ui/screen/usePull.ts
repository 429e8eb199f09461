import { useEffect, useRef, useState } from 'react'
import { pullDistance, pullThreshold } from './pullDistance'
import { scrollParent } from './scrollParent'

type Phase = 'still' | 'pulling' | 'armed' | 'refreshing'

/** Pull to refresh in a browser, only from the very top of the page. */
export function usePull(onRefresh?: () => unknown) {
  const ref = useRef<HTMLElement | null>(null)
  const [distance, setDistance] = useState(0)
  const [phase, setPhase] = useState<Phase>('still')
  const latest = useRef(onRefresh)
  latest.current = onRefresh
  const enabled = Boolean(onRefresh)

  useEffect(() => {
    const element = ref.current
    if (!element || !enabled) return
    let startY = -1
    let pulled = 0
    let refreshing = false
    const handleStart = (event: TouchEvent) => {
      const page = scrollParent(element) ?? element.ownerDocument.scrollingElement
      startY = !refreshing && (page?.scrollTop ?? 0) <= 0 ? event.touches[0].clientY : -1
    }
    const handleMove = (event: TouchEvent) => {
      if (startY < 0) return
      pulled = pullDistance(event.touches[0].clientY - startY)
      if (pulled <= 0) return
      if (event.cancelable) event.preventDefault()
      setDistance(pulled)
      setPhase(pulled > pullThreshold ? 'armed' : 'pulling')
    }
    const handleEnd = async () => {
      if (startY < 0) return
      startY = -1
      if (pulled > pullThreshold) {
        refreshing = true
        setPhase('refreshing')
        setDistance(pullThreshold)
        try {
          await latest.current?.()
        } finally {
          refreshing = false
        }
      }
      pulled = 0
      setDistance(0)
      setPhase('still')
    }
    element.addEventListener('touchstart', handleStart, { passive: true })
    element.addEventListener('touchmove', handleMove, { passive: false })
    element.addEventListener('touchend', handleEnd)
    element.addEventListener('touchcancel', handleEnd)
    return () => {
      element.removeEventListener('touchstart', handleStart)
      element.removeEventListener('touchmove', handleMove)
      element.removeEventListener('touchend', handleEnd)
      element.removeEventListener('touchcancel', handleEnd)
    }
  }, [enabled])

  return { distance, phase, ref }
}
