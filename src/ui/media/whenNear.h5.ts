/** A lazy picture loads when it is within 1.3 screens: 30 % below or above what is visible (shell-and-routes §9). */
const MARGIN = '30% 0px'

const observers = new Map<Element | null, IntersectionObserver>()
const waiting = new WeakMap<Element, () => void>()

/** The box that scrolls: a margin on the window would not reach into it. */
function scrollBox(element: Element): Element | null {
  for (let box = element.parentElement; box && box.tagName !== 'BODY'; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  }
  return null
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

/** Runs once when the element comes near; answers how to stop waiting. One observer serves a whole page. */
export function whenNear(element: Element, run: () => void): () => void {
  const observer = observerOf(scrollBox(element))
  waiting.set(element, run)
  observer.observe(element)
  return () => observer.unobserve(element)
}
