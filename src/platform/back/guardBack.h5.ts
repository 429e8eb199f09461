/** Callbacks for the next step back, the last one first. Each has a history entry with the page's own address. */
let guards: (() => void)[] = []
let listening = false
/** History entries of released guards that the browser has not left yet. */
let leaving = 0
/** True while a step back comes from this file, not from the user. */
let expected = false
let waiting: (() => void)[] = []

function handlePop(): void {
  if (!expected) {
    guards.pop()?.()
    return
  }
  expected = false
  for (const run of waiting) run()
  waiting = []
}

/**
 * Leaves the entries of all guards released in one moment in one step: some browsers merge two steps at once into one.
 */
function leave(): void {
  const steps = leaving
  leaving = 0
  expected = true
  window.history.go(-steps)
}

export function guardBack(onBack: () => void): () => void {
  if (!listening) window.addEventListener('popstate', handlePop)
  listening = true
  const guard = () => onBack()
  guards = [...guards, guard]
  window.history.pushState(window.history.state, '')
  return () => {
    if (!guards.includes(guard)) return
    guards = guards.filter((one) => one !== guard)
    leaving += 1
    if (leaving === 1) queueMicrotask(leave)
  }
}

export function guardsReleased(): Promise<void> {
  if (leaving === 0 && !expected) return Promise.resolve()
  return new Promise((resolve) => {
    waiting.push(resolve)
  })
}
