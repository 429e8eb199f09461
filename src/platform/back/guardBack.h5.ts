/** Something over a page, such as a sheet, that a step back or Escape closes. */
interface Guard {
  readonly onBack: () => void
  /** The page below it, by the router's number of its history entry. */
  readonly page: number | undefined
  /** Its history entry above the page's own, from 1; 0 before it has one. */
  level: number
}

/** The data of a history entry: the router's number of the page, and how many boxes are open over the page. */
interface EntryState {
  readonly idx?: number
  readonly boxes?: number
}

/** Maximum time in ms that a navigation waits for a step back which the browser does not report. */
const STEP_LIMIT_MS = 500

/** The guards of all open pages, the last one on top. */
let guards: readonly Guard[] = []
/** Number of history entries above the page's own, with the page's address. After a reload some may already exist. */
let entries = 0
/** The page that these entries belong to. */
let page: number | undefined
/** True while this code itself steps back. */
let stepping = false
/** True from before another page opens until one is shown or guarded: the page's boxes have no entries then. */
let leavingPage = false
let waiting: (() => void)[] = []
/** What opens by itself once no box is left. */
let whenFreed: readonly (() => void)[] = []

const entryState = (): EntryState => (window.history.state as EntryState | null) ?? {}
const ofThisPage = () => guards.filter((guard) => guard.page === entryState().idx)

function tellWaiting(): void {
  for (const run of waiting) run()
  waiting = []
}

/** Runs one of those that wait: what it opens holds the others up. */
function tellFreed(): void {
  const [next, ...rest] = whenFreed
  if (!next || ofThisPage().length > 0) return
  whenFreed = rest
  next()
  settleSoon()
}

/** Gives each box over this page one entry, and leaves the entries of closed boxes in one step. */
function settle(): void {
  if (stepping) return
  tellFreed()
  const open = leavingPage ? [] : ofThisPage()
  for (const guard of guards) guard.level = open.indexOf(guard) + 1
  if (entries < open.length) page = entryState().idx
  while (entries < open.length) {
    entries += 1
    window.history.pushState({ ...entryState(), boxes: entries }, '')
  }
  if (entries === open.length) {
    tellWaiting()
    return
  }
  stepping = true
  window.history.go(open.length - entries)
}

/**
 * When one box closes and another opens in the same render, they keep one entry, so that the history does not
 * change.
 */
const settleSoon = () => queueMicrotask(settle)

/** Hides steps over the boxes of one page from the router, which would otherwise load the page again. */
function handlePop(event: PopStateEvent): void {
  const { idx, boxes: landed = 0 } = (event.state as EntryState | null) ?? {}
  const before = entries
  const isOurs = idx === page && (before > 0 || landed > 0)
  if (isOurs) event.stopImmediatePropagation()
  const asked = stepping
  stepping = false
  entries = landed
  if (!asked) leavingPage = false
  tellWaiting()
  const left = guards.filter((guard) => guard.page === page && guard.level > landed)
  guards = guards.filter((guard) => !left.includes(guard))
  for (const guard of left.reverse()) guard.onBack()
  // After a reload an entry may have no box. The step over it shows nothing, so the user means the next one.
  if (isOurs && !asked && left.length === 0 && landed < before) window.history.back()
  else settleSoon()
}

function handleKeyDown({ key }: KeyboardEvent): void {
  const top = ofThisPage().pop()
  if (key !== 'Escape' || !top) return
  // The guard is used up, as by a step back: the next Escape is for the box below.
  guards = guards.filter((guard) => guard !== top)
  top.onBack()
  settleSoon()
}

if (typeof window !== 'undefined') {
  ;({ boxes: entries = 0, idx: page } = entryState())
  // Must run before the router's listener, so it is the first capturing listener.
  window.addEventListener('popstate', handlePop, true)
  window.addEventListener('keydown', handleKeyDown)
}

export function guardBack(onBack: () => void): () => void {
  leavingPage = false
  const guard: Guard = { onBack, page: entryState().idx, level: 0 }
  guards = [...guards, guard]
  settleSoon()
  return () => {
    if (!guards.includes(guard)) return
    guards = guards.filter((one) => one !== guard)
    settleSoon()
  }
}

export function whenFree(next: () => void): () => void {
  whenFreed = [...whenFreed, next]
  settleSoon()
  return () => {
    whenFreed = whenFreed.filter((one) => one !== next)
  }
}

export function leaveGuards(): Promise<void> {
  if (entries === 0 && !stepping) return Promise.resolve()
  leavingPage = true
  return new Promise((resolve) => {
    waiting.push(resolve)
    setTimeout(resolve, STEP_LIMIT_MS)
    settle()
  })
}
