import { useEffect, useRef } from 'react'
import { scrollParent } from './scrollParent'

/** Observes the element itself, because on paths with parameters Taro does not find the page's scroll settings. */
export function useNearEnd(active: boolean, onNear: () => void) {
  const ref = useRef<HTMLElement | null>(null)
  const latest = useRef(onNear)
  latest.current = onNear
  useEffect(() => {
    if (!active || !ref.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current()
      },
      { root: scrollParent(ref.current), rootMargin: '0px 0px 600px 0px' },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [active])
  return ref
}
