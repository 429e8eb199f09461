import type { ViewElement } from './ViewNode'

export interface ViewEvent {
  readonly type: string
  readonly detail?: unknown
  readonly touches?: readonly unknown[]
  readonly changedTouches?: readonly unknown[]
}

/** Only these events bubble; a component's own events (`input`, `change`, `scroll` …) do not. */
const BUBBLING = new Set([
  'tap',
  'longpress',
  'longtap',
  'touchstart',
  'touchmove',
  'touchend',
  'touchcancel',
  'touchforcechange',
  'transitionend',
  'animationstart',
  'animationiteration',
  'animationend',
])

const ancestors = (element: ViewElement): ViewElement[] => {
  const path: ViewElement[] = []
  for (let at: ViewElement | null = element; at; at = at.parent) path.push(at)
  return path
}

const targetOf = (element: ViewElement) => ({
  id: String(element.attributes.get('id') ?? ''),
  dataset: element.dataset,
  offsetLeft: 0,
  offsetTop: 0,
})

/**
 * Calls the bound methods from the element upwards, as the view layer does. Returns how many elements handled the
 * event.
 */
export function dispatchEvent(element: ViewElement, event: ViewEvent): number {
  const path = BUBBLING.has(event.type) ? ancestors(element) : [element]
  let taken = 0
  for (const current of path) {
    const binding = current.bindings.get(event.type)
    const method = binding && current.host.method(binding.method)
    if (!binding || !method) continue
    taken += 1
    const argument = {
      timeStamp: Math.round(performance.now()),
      touches: [],
      changedTouches: [],
      mark: {},
      ...event,
      detail: event.detail ?? {},
      target: targetOf(element),
      currentTarget: targetOf(current),
    }
    current.host.guard(() => method.call(current.host.instance, argument))
    if (binding.stops) break
  }
  return taken
}
