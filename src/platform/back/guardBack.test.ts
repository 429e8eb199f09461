type Listener = (event: { readonly state: unknown; stopImmediatePropagation(): void }) => void

/** A window with the part of the history that the guards use. It reports steps later, as a browser does. */
class FakeWindow {
  states: object[] = [{ idx: 0 }]
  at = 0
  /** Steps that reached the router, which renders a page for each. */
  routed: unknown[] = []
  private listeners: Readonly<Record<string, Listener>> = {}
  readonly history
  constructor() {
    const page = this
    this.history = {
      get state() {
        return page.states[page.at]
      },
      pushState: (state: object) => {
        page.states = [...page.states.slice(0, page.at + 1), state]
        page.at += 1
      },
      go: (steps: number) => void setImmediate(() => page.step(steps)),
      back: () => page.history.go(-1),
    }
  }
  addEventListener(name: string, listener: Listener) {
    this.listeners = { ...this.listeners, [name]: listener }
  }
  /** The user steps back or forward. */
  step(steps: number) {
    const target = this.at + steps
    if (target < 0 || target >= this.states.length) return
    this.at = target
    let stopped = false
    const stopImmediatePropagation = () => {
      stopped = true
    }
    this.listeners.popstate?.({ state: this.states[target], stopImmediatePropagation })
    if (!stopped) this.routed.push(this.states[target])
  }
  escape() {
    const event = { state: null, key: 'Escape', stopImmediatePropagation: () => undefined }
    this.listeners.keydown?.(event)
  }
  /** The router opens a page. */
  open(idx: number) {
    this.history.pushState({ idx })
  }
}

let page: FakeWindow
let guards: typeof import('./guardBack.h5')
let runs: string[]

function load(states?: object[]): void {
  page = new FakeWindow()
  if (states) Object.assign(page, { states, at: states.length - 1 })
  Object.assign(globalThis, { window: page })
  jest.resetModules()
  guards = require('./guardBack.h5') as typeof guards
  runs = []
}

/** Enough turns of the event loop for all steps that follow from each other: a count, not a time. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 8; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/** Opens a box as a component does. A box that a step back closes is also released. */
function box(name: string): () => void {
  const release = guards.guardBack(() => {
    runs.push(name)
    release()
  })
  return release
}

beforeEach(() => load())

afterAll(() => {
  Reflect.deleteProperty(globalThis, 'window')
})

test('a step back closes only the topmost box, and does not reach the router', async () => {
  box('sheet')
  box('dialog')
  await settled()
  expect(page.states).toHaveLength(3)
  page.step(-1)
  await settled()
  expect(runs).toEqual(['dialog'])
  page.step(-1)
  await settled()
  expect(runs).toEqual(['dialog', 'sheet'])
  expect(page.at).toBe(0)
  expect(page.routed).toEqual([])
})

test('boxes closed together leave their entries in one step, and none is called', async () => {
  const [first, second] = [box('a'), box('b')]
  await settled()
  second()
  first()
  await settled()
  expect(page.at).toBe(0)
  expect(runs).toEqual([])
  expect(page.routed).toEqual([])
})

test('a box that replaces another takes over its entry and stays until it is closed', async () => {
  const first = box('a')
  await settled()
  first()
  box('b')
  await settled()
  expect([page.at, page.states.length]).toEqual([1, 2])
  page.step(-1)
  await settled()
  expect(runs).toEqual(['b'])
})

test('a box that opens while the entry of another is being left stays open', async () => {
  const first = box('a')
  await settled()
  first()
  await Promise.resolve()
  box('b')
  await settled()
  expect(runs).toEqual([])
  expect(page.at).toBe(1)
  page.step(-1)
  await settled()
  expect(runs).toEqual(['b'])
  expect(page.routed).toEqual([])
})

test('a page opened from a box has a history without the box, which is guarded again on return', async () => {
  box('sheet')
  await settled()
  await guards.leaveGuards()
  page.open(1)
  await settled()
  expect(page.states).toEqual([{ idx: 0 }, { idx: 1 }])
  const dialog = box('dialog')
  await settled()
  dialog()
  await settled()
  page.step(-1)
  await settled()
  expect(runs).toEqual([])
  expect(page.routed).toEqual([{ idx: 0 }])
  expect(page.at).toBe(1)
  page.step(-1)
  await settled()
  expect(runs).toEqual(['sheet'])
})

test('a navigation does not wait when no box is open, and only for a limited time when the browser reports no step', async () => {
  await guards.leaveGuards()
  box('sheet')
  await settled()
  page.history.go = () => undefined
  await guards.leaveGuards()
})

test('after a reload with a box open, one step back leaves the page', async () => {
  load([{ idx: 0 }, { idx: 1 }, { idx: 1, boxes: 1 }])
  page.step(-1)
  await settled()
  expect(page.at).toBe(0)
  expect(page.routed).toEqual([{ idx: 0 }])
})

test('after a reload with a box open, the next box takes the entry over', async () => {
  load([{ idx: 0 }, { idx: 0, boxes: 1 }])
  box('sheet')
  await settled()
  expect(page.states).toHaveLength(2)
  page.step(-1)
  await settled()
  expect(runs).toEqual(['sheet'])
})

test('a step forward to the entry of a closed box is reverted', async () => {
  box('sheet')
  await settled()
  page.step(-1)
  await settled()
  page.step(1)
  await settled()
  expect(page.at).toBe(0)
  expect(page.routed).toEqual([])
})

test('Escape closes the topmost box of the page in front', async () => {
  box('below')
  await settled()
  await guards.leaveGuards()
  page.open(1)
  page.escape()
  expect(runs).toEqual([])
  box('sheet')
  box('dialog')
  page.escape()
  await settled()
  expect(runs).toEqual(['dialog'])
  expect(page.at).toBe(2)
})

test('each Escape closes one box, even when nobody releases the used guard', async () => {
  for (const name of ['panel', 'dialog']) guards.guardBack(() => void runs.push(name))
  await settled()
  page.escape()
  page.escape()
  await settled()
  expect(runs).toEqual(['dialog', 'panel'])
  expect(page.at).toBe(0)
})

test('what opens by itself waits until no box lies over the page, or is taken back', async () => {
  const close = box('chat')
  guards.whenFree(() => runs.push('pop-up'))
  const takeBack = guards.whenFree(() => runs.push('never'))
  await settled()
  expect(runs).toEqual([])
  takeBack()
  close()
  await settled()
  expect(runs).toEqual(['pop-up'])
  expect(page.at).toBe(0)
  guards.whenFree(() => runs.push('at once'))
  await settled()
  expect(runs).toEqual(['pop-up', 'at once'])
})

test('a step back that closes the last box lets the next one open', async () => {
  box('chat')
  await settled()
  guards.whenFree(() => box('pop-up'))
  page.step(-1)
  await settled()
  expect(runs).toEqual(['chat'])
  page.step(-1)
  await settled()
  expect(runs).toEqual(['chat', 'pop-up'])
  expect(page.routed).toEqual([])
})
