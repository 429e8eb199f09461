/** A window with the part of the history that the guards use. It reports steps back later, as a browser does. */
class FakeWindow {
  entries = 1
  state = { idx: 0 }
  private listener: () => void = () => undefined
  readonly history = {
    state: this.state,
    pushState: () => {
      this.entries += 1
    },
    go: (steps: number) => {
      this.entries += steps
      setTimeout(() => this.listener(), 0)
    },
  }
  addEventListener(_: string, listener: () => void) {
    this.listener = listener
  }
  /** The user steps back. */
  back() {
    this.entries -= 1
    this.listener()
  }
}

let page: FakeWindow
let guards: typeof import('./guardBack.h5')

beforeEach(() => {
  page = new FakeWindow()
  Object.assign(globalThis, { window: page })
  jest.resetModules()
  guards = require('./guardBack.h5') as typeof guards
})

afterAll(() => {
  Reflect.deleteProperty(globalThis, 'window')
})

test('a step back runs only the last guard', () => {
  const runs: string[] = []
  guards.guardBack(() => runs.push('panel'))
  guards.guardBack(() => runs.push('dialog'))
  page.back()
  expect(runs).toEqual(['dialog'])
  page.back()
  expect(runs).toEqual(['dialog', 'panel'])
  page.back()
  expect(runs).toHaveLength(2)
})

test('the entries of guards released together are left in one step, and no guard runs', async () => {
  const runs: string[] = []
  const [first, second] = [guards.guardBack(() => runs.push('a')), guards.guardBack(() => runs.push('b'))]
  expect(page.entries).toBe(3)
  second()
  first()
  await guards.guardsReleased()
  expect(page.entries).toBe(1)
  expect(runs).toEqual([])
})

test('releasing a guard that has run does nothing', async () => {
  const release = guards.guardBack(() => undefined)
  page.back()
  release()
  await guards.guardsReleased()
  expect(page.entries).toBe(1)
})
