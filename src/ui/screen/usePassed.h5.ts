import { useEffect, useRef, useState } from 'react'
import { scrollParent } from './scrollParent'

/** Height of the header, which covers elements, in CSS pixels. */
const HEADER = 48

/** Tells whether an element has scrolled out at the top of the screen, watched while `active`. */
export function usePassed(_id: string, active: boolean) {
  const ref = useRef<HTMLElement | null>(null)
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    if (!active || !ref.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      ([entry]) => entry && setPassed(!entry.isIntersecting && entry.boundingClientRect.top < 0),
      { root: scrollParent(ref.current), rootMargin: `-${HEADER}px 0px 0px 0px` },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [active])
  return { ref, passed }
}
