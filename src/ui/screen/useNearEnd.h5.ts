import { useEffect, useRef } from 'react'
import { scrollParent } from './scrollParent'
import { usePreviewOver } from './usePreviewOver'

/**
 * Observes the element itself, because on paths with parameters Taro does not find the page's scroll settings. While
 * the preview shows, the end of the first screenful is no end: page after page would be loaded below it.
 */
export function useNearEnd(active: boolean, onNear: () => void) {
  const ref = useRef<HTMLElement | null>(null)
  const latest = useRef(onNear)
  latest.current = onNear
  const isWanted = usePreviewOver() && active
  useEffect(() => {
    if (!isWanted || !ref.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current()
      },
      { root: scrollParent(ref.current), rootMargin: '0px 0px 600px 0px' },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isWanted])
  return ref
}
