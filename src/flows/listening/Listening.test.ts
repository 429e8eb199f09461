import type { PaidContent, PaidItem } from '@quanzi/contract'
import type { PlayerEvents, Sound } from '@/platform/player/types'
import { PaidStore } from '../paid/PaidStore'
import { Listening } from './Listening'

const HOUR = 3_600_000
const item = (n: number, more: Partial<PaidItem> = {}): PaidItem => ({
  ...{ id: `t${n}`, title: `第${n}段`, length: 20, trial: 0, locked: false, seen: 0 },
  ...more,
})

/** A player that plays nothing and remembers what it was told. */
async function start(items = [item(1), item(2), item(3, { locked: true, trial: 5 })]) {
  const time = { now: 1_000_000 }
  const told: string[] = []
  const sounds: Sound[] = []
  const device: { events: PlayerEvents | null; speed: number } = { events: null, speed: 1.5 }
  const listening = new Listening({
    player: {
      canSpeed: true,
      listen: (to) => {
        device.events = to
      },
      play: (sound) => sounds.push(sound),
      pause: () => {
        told.push('pause')
        device.events?.onPause()
      },
      resume: () => {
        told.push('resume')
        device.events?.onPlay()
      },
      seek: (to) => told.push(`seek ${to}`),
      setSpeed: (to) => told.push(`speed ${to}`),
      stop: () => told.push('stop'),
    },
    now: () => time.now,
    readSpeed: () => device.speed,
    keepSpeed: (_iid, speed) => {
      device.speed = speed
    },
  })
  const answer: { trial: number | null } = { trial: null }
  const album = (id: string) => {
    const content: PaidContent = {
      ...{ id, title: '专辑', cover: 'c.webp', html: '', price: 990, vipFree: false, owned: false, startAt: null },
      ...{ endAt: null, replay: false, reminded: false, goods: [], items, position: null },
    }
    return new PaidStore({
      fetch: async () => content,
      play: async (track) => ({ url: `${track}-${time.now}.wav`, expireAt: time.now + 2 * HOUR, ...answer }),
      save: async () => true,
      kept: () => null,
      keep: () => undefined,
      now: () => time.now,
    })
  }
  const store = album('a')
  await store.load()
  listening.take(1000, store)
  await store.start(items[0] as PaidItem)
  const events = device.events as PlayerEvents
  return { listening, store, events, time, told, sounds, device, album, answer }
}
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
afterEach(() => jest.useRealTimers())

test('a sound that has no data to go on with says so after a moment, until it moves, pauses, fails or is closed', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] })
  const { listening, events } = await start()
  const wait = (ms = 500) => {
    events.onWait()
    jest.advanceTimersByTime(ms)
    return listening.waits
  }
  events.onTime(3, 20)
  expect(wait(400)).toBe(false)
  events.onTime(3.2, 20)
  jest.advanceTimersByTime(500)
  expect([listening.waits, wait()]).toEqual([false, true])
  events.onTime(3.2, 20)
  expect(listening.waits).toBe(true)
  events.onTime(3.4, 20)
  expect([listening.waits, wait()]).toEqual([false, true])
  events.onPause()
  expect([listening.waits, wait()]).toEqual([false, false])
  events.onPlay()
  expect(wait()).toBe(true)
  events.onFail()
  expect(listening.waits).toBe(false)
  events.onPlay()
  expect(wait()).toBe(true)
  listening.close()
  expect(listening.waits).toBe(false)
})

test('a track begins with its title, and the speed that was chosen last', async () => {
  const { listening, sounds } = await start()
  expect(sounds).toMatchObject([{ title: '第1段', album: '专辑', cover: 'c.webp', startAt: 0, speed: 1.5 }])
  expect([listening.isPlaying, listening.track?.id]).toEqual([true, 't1'])
})

test('expect-reading §3: the end of a track goes on with the next one, a locked one stops and offers the purchase', async () => {
  const { listening, store, events, sounds } = await start()
  events.onTime(19, 20)
  events.onEnd()
  await settled()
  expect([sounds.at(-1)?.title, listening.at]).toEqual(['第2段', 0])
  events.onEnd()
  await settled()
  expect([sounds.length, listening.isPlaying, store.asked?.id]).toEqual([2, false, 't3'])
})

test('expect-reading §4.3: an address is renewed 60 s before it expires, at the same second', async () => {
  const { events, time, sounds } = await start([item(1, { length: 9000 })])
  events.onTime(100, 9000)
  time.now += 2 * HOUR - 61_000
  events.onTime(7000, 9000)
  await settled()
  expect(sounds).toHaveLength(1)
  time.now += 2000
  events.onTime(7002.4, 9000)
  await settled()
  expect(sounds.map(({ startAt }) => startAt)).toEqual([0, 7002])
  expect(sounds[1]?.url).not.toBe(sounds[0]?.url)
})

test('a right that has ended by then pauses where it was; playing again begins what may still be heard', async () => {
  const items = [item(1, { length: 9000 })]
  const { listening, store, events, time, sounds, told, answer } = await start(items)
  time.now += 2 * HOUR - 50_000
  answer.trial = 5
  items[0] = item(1, { length: 9000, locked: true, trial: 5 })
  events.onTime(7002, 9000)
  await settled()
  expect([sounds.length, told, listening.isPlaying, listening.at]).toEqual([1, ['pause'], false, 7002])
  expect([store.lapsed, store.asked?.id]).toEqual([true, 't1'])
  listening.toggle()
  await settled()
  expect([sounds.at(-1)?.startAt, store.lapsed, listening.length]).toEqual([0, false, 5])
})

test('a sound that has failed is asked for anew at the next tap: its element would fail again', async () => {
  const { listening, store, events, time, sounds, told } = await start([item(1, { length: 9000 })])
  events.onTime(700, 9000)
  time.now += 1000
  events.onFail()
  expect([store.problem !== '', listening.isPlaying]).toEqual([true, false])
  listening.toggle()
  await settled()
  expect([sounds.length, sounds.at(-1)?.startAt, sounds.at(-1)?.url]).toEqual([2, 700, `t1-${time.now}.wav`])
  expect([store.problem, told]).toEqual(['', []])
})

test('expect-reading §4.9: the sleep timer compares instants, also when its own timer slept with the device', async () => {
  const { listening, events, time, told } = await start()
  listening.setSleep({ until: time.now + 900_000 })
  time.now += 899_000
  events.onTime(3, 20)
  expect(told).toEqual([])
  time.now += 2000
  events.onTime(4, 20)
  expect([told, listening.sleep, listening.isPlaying]).toEqual([['pause'], null, false])
  events.onTime(5, 20)
  expect(told).toEqual(['pause'])
  listening.close()
})

test('the sleep timer at the end of a track lets it end and starts no other', async () => {
  const { listening, events, sounds } = await start()
  listening.setSleep('trackEnd')
  events.onEnd()
  await settled()
  expect([sounds.length, listening.isPlaying, listening.sleep]).toEqual([1, false, null])
  // In the morning it goes on with the next one.
  const before = listening.track?.id
  listening.toggle()
  await settled()
  expect([sounds.length, listening.isPlaying, listening.track?.id === before]).toEqual([2, true, false])
})

test('another album takes the place of the first, whose position is stored', async () => {
  const { listening, store, events, album, told } = await start()
  events.onTime(7, 20)
  const other = album('b')
  await other.load()
  listening.take(1000, other)
  expect([store.items[0]?.seen, told]).toEqual([7, ['stop']])
  // What the first one still says is no longer heard.
  events.onTime(8, 20)
  expect(listening.at).toBe(0)
})

test('the keys of the lock screen turn, move and stop', async () => {
  const { listening, events, told, sounds } = await start()
  events.onTime(3, 20)
  events.onSeek(99)
  expect([listening.at, told]).toEqual([20, ['seek 20']])
  events.onNext()
  await settled()
  expect(sounds.at(-1)?.title).toBe('第2段')
  events.onPrevious()
  await settled()
  expect(sounds.at(-1)?.title).toBe('第1段')
  events.onPause()
  expect(listening.isPlaying).toBe(false)
  listening.toggle()
  expect(told.at(-1)).toBe('resume')
  events.onStop()
  expect([listening.album, listening.track]).toEqual([null, null])
})

test('a speed is remembered', async () => {
  const { listening, told, device } = await start()
  listening.setSpeed(2)
  expect([listening.speed, device.speed, told]).toEqual([2, 2, ['speed 2']])
})

test('another address of the track that plays goes on, another track begins', async () => {
  const { store, events, time, sounds } = await start()
  time.now += 2 * HOUR - 30_000
  events.onTime(5, 20)
  await settled()
  await store.start(item(2))
  expect(sounds.map(({ title, goesOn }) => [title, goesOn])).toEqual([
    ['第1段', false],
    ['第1段', true],
    ['第2段', false],
  ])
})
