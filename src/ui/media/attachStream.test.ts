import { attachStream, isStream } from './attachStream'

const started: FakeHls[] = []

class FakeHls {
  static isSupported = () => true
  static Events = { ERROR: 'error', MANIFEST_PARSED: 'parsed' }
  readonly loaded: string[] = []
  restarts = 0
  gone = false
  private readonly heard = new Map<string, (name: string, data: object) => void>()

  constructor(readonly config: { startPosition?: number; xhrSetup: (request: object, url: string) => void }) {
    started.push(this)
  }

  on(name: string, hear: (name: string, data: object) => void) {
    this.heard.set(name, hear)
  }

  tell(name: string, data: object) {
    this.heard.get(name)?.(name, data)
  }

  loadSource(src: string) {
    this.loaded.push(src)
  }

  attachMedia() {}

  startLoad() {
    this.restarts += 1
  }

  destroy() {
    this.gone = true
  }

  /** Where it asks for a file that it knows by this address; null for that address itself. */
  asks(url: string): string | null {
    let opened: string | null = null
    this.config.xhrSetup({ open: (_method: string, to: string) => (opened = to) }, url)
    return opened
  }
}

jest.mock('hls.js/light', () => ({ __esModule: true, default: FakeHls }))

const SITE = 'https://site.test'
const listOf = (pass: string) => `/media/clips/~${pass}/lesson/index.m3u8`
const partOf = (pass: string) => `${SITE}/media/clips/~${pass}/lesson/7.m4s`
const arrived = () => new Promise((resolve) => setTimeout(resolve, 0))

beforeAll(() => {
  Object.defineProperty(globalThis, 'navigator', { value: { userAgent: 'Chrome' }, configurable: true })
})
beforeEach(() => started.splice(0))

test('a stream is known by its list, also with a query', () => {
  expect([listOf('1'), '/a.m3u8?sign=1', '/a.mp4?name=.m3u8x', '/m3u8.mp4'].map(isStream)).toEqual([
    ...[true, true],
    ...[false, false],
  ])
})

test('a part that is refused asks for another address at once, and is loaded again by it in the same stream', async () => {
  const fails = jest.fn()
  const stream = attachStream({} as HTMLVideoElement, { src: listOf('one'), onFail: fails })
  await arrived()
  const [first] = started
  first?.tell('error', { fatal: false, response: { code: 404 } })
  expect(fails).not.toHaveBeenCalled()
  for (const _ of [1, 2]) first?.tell('error', { fatal: false, response: { code: 403 } })
  expect(fails).toHaveBeenCalledTimes(1)
  expect([stream.move(listOf('two')), first?.restarts, started.length]).toEqual([false, 1, 1])
  expect(first?.asks(partOf('one'))).toBe(partOf('two'))
})

test('a new address is that of the next parts, and nothing is loaded anew; after a failure it begins at the same second', async () => {
  const video = { currentTime: 42 } as HTMLVideoElement
  const fails = jest.fn()
  const stream = attachStream(video, { src: listOf('one'), startAt: 30, onFail: fails })
  await arrived()
  const [first] = started
  expect([first?.loaded, first?.config.startPosition]).toEqual([[listOf('one')], 30])
  expect(stream.move(listOf('two'))).toBe(false)
  expect([first?.asks(partOf('one')), first?.asks(`${SITE}/elsewhere/7.m4s`)]).toEqual([partOf('two'), null])
  expect([started.length, first?.loaded.length]).toEqual([1, 1])

  first?.tell('error', { fatal: false })
  expect(fails).not.toHaveBeenCalled()
  for (const _ of [1, 2]) first?.tell('error', { fatal: true })
  expect(fails).toHaveBeenCalledTimes(1)
  expect(stream.move(listOf('three'))).toBe(true)
  await arrived()
  const again = started[1]
  expect([first?.gone, again?.loaded, again?.config.startPosition]).toEqual([true, [listOf('three')], 42])
  stream.detach()
  expect(again?.gone).toBe(true)
})

test('what has gone before its player came is not played', async () => {
  attachStream({} as HTMLVideoElement, { src: listOf('one'), onFail: jest.fn() }).detach()
  await arrived()
  expect(started).toEqual([])
})
