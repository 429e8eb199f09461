/** What runs at the next step back, the last one first. Each has an entry of the history, with the page's own address. */
let guards: (() => void)[] = []
let listening = false
/** Entries whose guards were released and that are still to be left. */
let leaving = 0
/** The step back is ours, not the user's. */
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

/** All released in one moment are left in one step: two steps at once may become one in some browsers. */
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
