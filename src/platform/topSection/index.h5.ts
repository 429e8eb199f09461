import { useEffect, useRef } from 'react'

/** CSS pixels from the top of the screen to the line that selects the section. */
const LINE = 112

/** Reports which of the elements with these ids is under the line while the page scrolls. */
export function useTopSection(ids: readonly string[], onTop: (id: string) => void): void {
  const latest = useRef(onTop)
  latest.current = onTop
  const all = ids.join(' ')
  useEffect(() => {
    const elements = all.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    if (elements.length === 0 || typeof IntersectionObserver === 'undefined') return
    const watch = () => {
      const rest = Math.max(0, window.innerHeight - LINE - 1)
      const observer = new IntersectionObserver(
        (entries) => {
          const entry = entries.find(({ isIntersecting }) => isIntersecting)
          if (entry) latest.current(entry.target.id)
        },
        { rootMargin: `-${LINE}px 0px -${rest}px 0px` },
      )
      for (const element of elements) observer.observe(element)
      return observer
    }
    let observer = watch()
    // The line is also measured from the bottom, which changes with the height.
    const onResize = () => {
      observer.disconnect()
      observer = watch()
    }
    window.addEventListener('resize', onResize)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', onResize)
    }
  }, [all])
}
