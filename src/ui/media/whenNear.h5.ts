/** A lazy picture loads within 1.3 screens: 30 % above or below the visible area (shell-and-routes §9). */
const MARGIN = '30% 0px'

const observers = new Map<Element | null, IntersectionObserver>()
const waiting = new WeakMap<Element, () => void>()

const boxes = new WeakMap<Element, Element | null>()

/** The scrolling box of an element: a margin of the window would not apply inside it. Cached for its elements. */
function scrollBox(element: Element): Element | null {
  const parent = element.parentElement
  if (!parent || parent.tagName === 'BODY') return null
  const known = boxes.get(parent)
  if (known !== undefined) return known
  const box = /auto|scroll/.test(getComputedStyle(parent).overflowY) ? parent : scrollBox(parent)
  boxes.set(parent, box)
  return box
}

function observerOf(box: Element | null): IntersectionObserver {
  const known = observers.get(box)
  if (known) return known
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        waiting.get(target)?.()
      }
    },
    { root: box, rootMargin: MARGIN },
  )
  observers.set(box, observer)
  return observer
}

/**
 * Calls `run` once when the element comes near; the returned function stops waiting. One observer serves a whole page.
 */
export function whenNear(element: Element, run: () => void): () => void {
  const observer = observerOf(scrollBox(element))
  waiting.set(element, run)
  observer.observe(element)
  return () => observer.unobserve(element)
}
