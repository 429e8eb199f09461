import { afterPictureError, firstAttempt, pictureAddress } from './pictureAttempt'
import type { whenNear as WhenNear } from './whenNear.h5'

interface FakeElement {
  readonly tagName: string
  readonly parentElement: FakeElement | null
  readonly overflowY?: string
}

/** A fake observer that the test triggers. */
class FakeObserver {
  static made: FakeObserver[] = []
  readonly watched = new Set<unknown>()

  constructor(
    readonly tell: (entries: { isIntersecting: boolean; target: unknown }[]) => void,
    readonly options: { root: unknown; rootMargin: string },
  ) {
    FakeObserver.made.push(this)
  }
  observe(target: unknown) {
    this.watched.add(target)
  }
  unobserve(target: unknown) {
    this.watched.delete(target)
  }
}

const body: FakeElement = { tagName: 'BODY', parentElement: null }
const list: FakeElement = { tagName: 'DIV', parentElement: body, overflowY: 'auto' }
const inList = (): FakeElement => ({ tagName: 'IMG', parentElement: { tagName: 'DIV', parentElement: list } })

let whenNear: (element: unknown, run: () => void) => () => void

beforeEach(() => {
  FakeObserver.made = []
  Object.assign(globalThis, {
    IntersectionObserver: FakeObserver,
    getComputedStyle: ({ overflowY = 'visible' }: FakeElement) => ({ overflowY }),
  })
  jest.resetModules()
  whenNear = (require('./whenNear.h5') as { whenNear: typeof WhenNear }).whenNear as typeof whenNear
})

afterAll(() => {
  for (const name of ['IntersectionObserver', 'getComputedStyle']) Reflect.deleteProperty(globalThis, name)
})

test('a lazy picture is loaded within 1.3 screens of the view, above and below', () => {
  whenNear(inList(), () => undefined)
  const [vertical, horizontal] = FakeObserver.made[0]?.options.rootMargin.split(' ') ?? []
  expect(1 + Number.parseFloat(vertical ?? '') / 100).toBe(1.3)
  expect(horizontal).toBe('0px')
})

test('it is loaded once, when it comes near', () => {
  const picture = inList()
  let loads = 0
  whenNear(picture, () => {
    loads += 1
  })
  const [observer] = FakeObserver.made
  observer?.tell([{ isIntersecting: false, target: picture }])
  expect(loads).toBe(0)
  observer?.tell([{ isIntersecting: true, target: picture }])
  expect([loads, observer?.watched.size]).toEqual([1, 0])
})

test('one observer serves a list, and distance is measured in the box that scrolls', () => {
  const stop = whenNear(inList(), () => undefined)
  whenNear(inList(), () => undefined)
  whenNear({ tagName: 'IMG', parentElement: body }, () => undefined)
  expect(FakeObserver.made.map(({ options }) => options.root)).toEqual([list, null])
  stop()
  expect(FakeObserver.made[0]?.watched.size).toBe(1)
})

test('a failed picture is loaded once more, then its text shows', () => {
  let attempt = firstAttempt('https://a/b.png')
  const asked = new Set<string>()
  while (!attempt.failed) {
    asked.add(pictureAddress(attempt))
    attempt = afterPictureError(attempt)
  }
  expect(asked.size - 1).toBe(1)
})
