import { player } from './index.h5'
import type { PlayerEvents, Sound } from './types'

/** An audio element that loads when the test says so, and is where the test says. */
class FakeAudio {
  static made: FakeAudio[] = []
  preload = ''
  src = ''
  duration = 600
  readyState = 0
  seeking = false
  paused = true
  ended = false
  playbackRate = 1
  at = 0
  refuses = false
  onloadedmetadata: (() => void) | null = null
  onseeked: (() => void) | null = null
  oncanplay: (() => void) | null = null
  onpause: (() => void) | null = null
  onerror: (() => void) | null = null

  constructor() {
    FakeAudio.made.push(this)
  }

  get currentTime() {
    return this.at
  }

  set currentTime(to: number) {
    this.at = to
    this.seeking = true
  }

  play() {
    if (this.refuses) return Promise.reject(Object.assign(new Error('no tap'), { name: 'NotAllowedError' }))
    this.paused = false
    return Promise.resolve()
  }

  pause() {
    this.paused = true
    this.onpause?.()
  }

  getAttribute = () => this.src
  removeAttribute() {
    this.src = ''
  }

  load() {}

  /** What the element has asked for has come. */
  come() {
    this.readyState = 4
    this.seeking = false
    this.onloadedmetadata?.()
    this.seeking = false
    this.onseeked?.()
  }
}

const page = globalThis as unknown as Record<string, unknown>
const paused = jest.fn()
const sound = (url: string, startAt: number, goesOn = false): Sound => ({
  ...{ url, title: '第1段', album: '', cover: '', startAt, speed: 1, goesOn },
})

beforeAll(() => {
  Object.assign(page, { Audio: FakeAudio, document: { addEventListener: () => undefined } })
  player.listen({ onPause: paused, onPlay: () => undefined, onTime: () => undefined } as unknown as PlayerEvents)
})
afterAll(() => {
  delete page.Audio
  delete page.document
})

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('another address of what plays takes over where it has come to, without a pause', async () => {
  player.play(sound('/a?sign=1', 0))
  const [first] = FakeAudio.made as [FakeAudio]
  first.come()
  first.currentTime = 100
  player.play(sound('/a?sign=2', 100, true))
  const second = FakeAudio.made[1] as FakeAudio
  expect([first.src, first.paused, second.src, second.paused]).toEqual(['/a?sign=1', false, '/a?sign=2', true])
  second.come()
  expect(second.currentTime).toBeCloseTo(100.6)
  first.at = 100.59
  await wait(700)
  expect([first.src, second.paused]).toEqual(['', false])
  expect(paused).not.toHaveBeenCalled()
  player.pause()
  expect([second.paused, paused.mock.calls.length]).toEqual([true, 1])
})

test('where a second element may not begin, the first one takes the address', async () => {
  player.resume()
  const one = FakeAudio.made[1] as FakeAudio
  one.at = 200
  player.play(sound('/a?sign=3', 200, true))
  const second = FakeAudio.made[2] as FakeAudio
  second.refuses = true
  second.come()
  one.at = second.currentTime
  await wait(700)
  expect([one.src, second.src]).toEqual(['/a?sign=3', ''])
})

test('a track that was paused begins by its address at once', () => {
  player.pause()
  const { length } = FakeAudio.made
  player.play(sound('/b', 0, true))
  expect(FakeAudio.made).toHaveLength(length)
  expect(FakeAudio.made[1]?.src).toBe('/b')
})
