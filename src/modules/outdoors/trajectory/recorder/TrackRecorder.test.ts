import type { Track, TrackPoint, TrackReceipt } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import { done, type Outcome, refused } from '@/platform/outcome'
import type { Fix } from '@/platform/positionWatch/types'
import { openStorage } from '@/platform/storage/openStorage'
import { journaled } from '@/session/journaled'
import { PointLog } from './PointLog'
import { type Batch, TrackRecorder } from './TrackRecorder'

const START = 1_700_000_000_000
const DEGREE = 111_194.9

/** The server: it stores each number once, and can be out of reach. */
class Server {
  online = true
  /** False while the session has ended: the server knows of no entry then. */
  knows = true
  points = new Map<number, TrackPoint>()
  recorder = ''
  former = new Set<string>()
  finishedAt: number | null = null
  largest = 0

  track(): Track {
    const all = [...this.points.values()].sort((a, b) => a.seq - b.seq)
    return {
      event: { id: 'run', title: '晨跑', intro: '', refScope: '', refId: '', groups: [], startsAt: 0, endsAt: 9e15 },
      route: [],
      entry: {
        ...{ id: 'e', name: '安', state: 'paid', bib: '1001', ticketCode: '', teamId: null, orderId: null },
        ...{ sessionId: '', answers: {}, mobile: '' },
      },
      stats: { distance: all.length * 10, seconds: 0, climb: 0, paces: [] },
      line: all.map(({ lat, lng }) => [lat, lng] as const),
      lastSeq: Math.max(0, ...this.points.keys()),
      recorder: this.recorder,
      startedAt: all[0]?.t ?? null,
      finishedAt: this.finishedAt,
      hasQuiz: false,
      quiz: null,
      now: START,
    }
  }

  private check(): void {
    if (!this.online) throw new GatewayError({ kind: 'network', code: 0, msg: '' })
  }

  load = async (): Promise<Track> => {
    this.check()
    return this.knows ? this.track() : { ...this.track(), entry: null }
  }

  send = async ({ recorder, points, finish }: Batch): Promise<TrackReceipt> => {
    this.check()
    if (this.former.has(recorder)) throw new GatewayError({ kind: 'business', code: 1000007, msg: '' })
    if (this.recorder && this.recorder !== recorder) this.former.add(this.recorder)
    this.recorder = recorder
    this.largest = Math.max(this.largest, points.length)
    for (const point of points) if (!this.points.has(point.seq)) this.points.set(point.seq, point)
    const { lastSeq, stats } = this.track()
    const missing = Array.from({ length: lastSeq }, (_, n) => n + 1).filter((seq) => !this.points.has(seq))
    if (finish && this.points.size === 0) throw new GatewayError({ kind: 'business', code: 1000012, msg: '' })
    if (finish && missing.length === 0) this.finishedAt = START
    return {
      ...{ accepted: points.length, dropped: { acc: 0, time: 0 }, lastSeq, missing, stats, passed: [] },
      finishedAt: this.finishedAt,
    }
  }
}

/** A phone with its storage, which stays when the app is killed. */
class Phone {
  readonly stored = new Map<string, string>()
  /** What a browser writes at once, beside its storage. */
  readonly book = new Map<string, string>()
  hear: (fix: Fix) => void = () => undefined
  answer: Outcome = done(undefined)
  watching = false
  awake = 0
  /** What the phone's clock is ahead of the server's, in ms. */
  wrong = 0
  passed = 0
  here: 'them' | 'other' | null = 'them'
  private names = 0

  constructor(
    private readonly server: Server,
    private readonly name: string,
  ) {}

  open(): TrackRecorder {
    const storage = {
      read: (key: string) => this.stored.get(key) ?? null,
      write: (key: string, text: string) => {
        this.stored.set(key, text)
        return true
      },
      remove: (key: string) => void this.stored.delete(key),
      keys: () => [...this.stored.keys()],
    }
    const book = {
      put: (key: string, text: string) => void this.book.set(key, text),
      remove: (key: string) => void this.book.delete(key),
      read: async () => new Map(this.book),
    }
    return new TrackRecorder({
      log: new PointLog(journaled(openStorage(storage, '1000'), 1000, book), 'run'),
      watch: {
        start: async (onFix) => {
          if (!this.answer.ok) return this.answer
          this.hear = onFix
          this.watching = true
          return done({
            background: false,
            stop: () => {
              this.watching = false
              this.hear = () => undefined
            },
          })
        },
      },
      stayAwake: () => {
        this.awake++
        return () => {
          this.awake--
        }
      },
      load: this.server.load,
      send: this.server.send,
      here: () => this.here,
      newName: () => `${this.name}-${++this.names}`,
      now: () => START + this.wrong + this.passed,
      later: () => () => undefined,
    })
  }

  /** Walks `count` points of ten metres from the n-th on. */
  walk(from: number, count: number): void {
    for (let n = from; n < from + count; n++)
      this.hear({ lat: 30 + (n * 10) / DEGREE, lng: 120, accuracy: 5, altitude: null, at: START + n * 5000 })
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))
let server: Server
beforeEach(() => {
  server = new Server()
})

test('a track recorded without a network arrives whole, in batches, also after the app was killed twice', async () => {
  const phone = new Phone(server, 'a')
  const first = phone.open()
  await first.load()
  await first.start()
  server.online = false
  phone.walk(0, 450)
  await settled()
  expect([first.waiting, server.points.size]).toEqual([450, 0])
  // Killed: nobody says good-bye. The next start has no network either, and records on.
  phone.watching = false
  await phone.open().load()
  expect(phone.watching).toBe(true)
  phone.walk(450, 30)
  server.online = true
  const third = phone.open()
  await third.load()
  phone.walk(480, 20)
  await third.flush()
  await third.finish()
  expect([...server.points.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: 500 }, (_, n) => n + 1))
  expect([server.largest, server.finishedAt, third.isFinished, third.waiting]).toEqual([200, START, true, 0])
  expect([...phone.stored.keys()]).toEqual([])
  // The killed ones say nothing any more.
  expect([phone.watching, phone.awake]).toEqual([false, 2])
})

test('without a login a recording goes on where there is no network, and keeps its points where there is one', async () => {
  const phone = new Phone(server, 'a')
  const first = phone.open()
  await first.load()
  await first.start()
  server.online = false
  phone.walk(0, 3)
  phone.here = null
  const cutOff = phone.open()
  await cutOff.load()
  expect([cutOff.cutOff, cutOff.waiting, phone.watching]).toEqual([true, 3, true])
  // The network is back, and the session has ended meanwhile.
  ;[server.online, server.knows] = [true, false]
  await cutOff.load()
  expect([cutOff.cutOff, cutOff.waiting]).toEqual([false, 3])
  const visitor = phone.open()
  await visitor.load()
  expect([visitor.track, server.points.size]).toEqual([null, 0])
  ;[server.knows, phone.here] = [true, 'them']
  await visitor.load()
  await visitor.flush()
  await settled()
  expect([...server.points.keys()]).toEqual([1, 2, 3])
})

test('somebody else who logs in on the phone gets none of a recording', async () => {
  const phone = new Phone(server, 'a')
  const recorder = phone.open()
  await recorder.load()
  await recorder.start()
  server.online = false
  phone.walk(0, 2)
  phone.here = 'other'
  server.online = true
  phone.walk(2, 2)
  await recorder.flush()
  expect([server.points.size, recorder.waiting, phone.watching]).toEqual([0, 2, false])
  phone.here = 'them'
  await recorder.load()
  await settled()
  expect([server.points.size, phone.watching]).toEqual([2, true])
})

test('a head that is older than the points loses none of them', async () => {
  const phone = new Phone(server, 'a')
  const recorder = phone.open()
  await recorder.load()
  await recorder.start()
  server.online = false
  phone.walk(0, 3)
  const head = [...phone.stored].find(([, text]) => text.includes('acked'))
  phone.walk(3, 2)
  if (head) phone.stored.set(...head)
  phone.book.clear()
  server.online = true
  const again = phone.open()
  await again.load()
  phone.walk(5, 1)
  await again.flush()
  await settled()
  await again.flush()
  expect([...server.points.keys()]).toEqual([1, 2, 3, 4, 5, 6])
})

test('what ends before its first point is given up, and another try begins anew', async () => {
  const phone = new Phone(server, 'a')
  const recorder = phone.open()
  await recorder.load()
  await recorder.start()
  await recorder.finish()
  expect([recorder.isFinishing, recorder.isFinished, phone.watching]).toEqual([false, false, false])
  await recorder.start()
  phone.walk(0, 2)
  await recorder.finish()
  expect(recorder.isFinished).toBe(true)
})

test('another phone takes over where the server stands; the former one stops and says so', async () => {
  const old = new Phone(server, 'old')
  const before = old.open()
  await before.load()
  await before.start()
  old.walk(0, 5)
  await before.flush()
  const fresh = new Phone(server, 'new')
  const after = fresh.open()
  await after.load()
  expect([after.hasStarted, after.isOurs, after.distance]).toEqual([true, false, 50])
  await after.start()
  fresh.walk(5, 5)
  await after.flush()
  expect([...server.points.keys()].at(-1)).toBe(10)
  old.walk(50, 2)
  await before.flush()
  expect([before.fault, before.running, old.watching, old.stored.size]).toEqual(['taken', false, false, 0])
})

test('a refused position begins nothing; what is near or soon is one point; a weak fix is no metre', async () => {
  const phone = new Phone(server, 'a')
  phone.answer = refused('denied')
  const recorder = phone.open()
  server.online = false
  await expect(recorder.load()).rejects.toThrow()
  server.online = true
  await recorder.load()
  await recorder.start()
  expect([recorder.fault, recorder.hasStarted, phone.stored.size]).toEqual(['denied', false, 0])
  phone.answer = done(undefined)
  await recorder.start()
  server.online = false
  phone.walk(0, 1)
  phone.hear({ lat: 30, lng: 120, accuracy: 5, altitude: null, at: START + 1000 })
  phone.hear({ lat: 30.01, lng: 120, accuracy: 900, altitude: null, at: START + 6000 })
  expect([recorder.waiting, recorder.distance]).toEqual([2, 0])
})

test('finishing without a network waits, and ends by itself with the next start', async () => {
  const phone = new Phone(server, 'a')
  const recorder = phone.open()
  await recorder.load()
  await recorder.start()
  phone.walk(0, 4)
  server.online = false
  await recorder.finish()
  expect([recorder.isFinishing, recorder.isFinished, phone.watching]).toEqual([true, false, false])
  server.online = true
  const again = phone.open()
  await again.load()
  await settled()
  expect([again.isFinished, server.points.size, phone.watching]).toEqual([true, 4, false])
})

test('a browser that is killed before its storage was written loses no point', async () => {
  const phone = new Phone(server, 'a')
  const recorder = phone.open()
  await recorder.load()
  await recorder.start()
  phone.walk(0, 4)
  await recorder.flush()
  server.online = false
  const stored = new Map(phone.stored)
  phone.walk(4, 250)
  for (const kept of [stored, new Map<string, string>()]) {
    phone.stored.clear()
    for (const [key, text] of kept) phone.stored.set(key, text)
    const again = phone.open()
    await again.load()
    expect([again.waiting, again.track?.event.title, phone.watching]).toEqual([250, '晨跑', true])
  }
  server.online = true
  const last = phone.open()
  await last.load()
  await settled()
  await last.finish()
  expect([server.points.size, last.isFinished, phone.stored.size, phone.book.size]).toEqual([254, true, 0, 0])
})

test('a browser that is killed and forgets what it stored last gives no number twice', async () => {
  const phone = new Phone(server, 'a')
  const recorder = phone.open()
  await recorder.load()
  await recorder.start()
  phone.walk(0, 4)
  const stored = new Map(phone.stored)
  phone.walk(4, 6)
  await recorder.flush()
  expect(server.points.size).toBe(10)
  phone.stored.clear()
  phone.book.clear()
  for (const [key, text] of stored) phone.stored.set(key, text)
  const again = phone.open()
  await again.load()
  await settled()
  phone.walk(10, 3)
  await again.finish()
  expect([server.points.size, again.isFinished]).toEqual([13, true])
})

test('a track whose points a full device has lost can be ended', async () => {
  const phone = new Phone(server, 'a')
  const recorder = phone.open()
  await recorder.load()
  await recorder.start()
  server.online = false
  phone.walk(0, 450)
  await settled()
  const lost = [...phone.stored.keys()].find((key) => key.endsWith(':1'))
  phone.stored.delete(lost ?? '')
  phone.book.clear()
  server.online = true
  const again = phone.open()
  await again.load()
  await settled()
  await again.finish()
  const placed = [...server.points.values()].filter(({ acc }) => acc < 50)
  expect([again.isFinished, server.points.size, placed.length]).toEqual([true, 450, 250])
})

test('a phone whose clock is three days ahead counts the time of the run, also after it was killed without a network', async () => {
  const phone = new Phone(server, 'a')
  phone.wrong = 3 * 24 * 3_600_000
  const recorder = phone.open()
  await recorder.load()
  await recorder.start()
  phone.hear({ lat: 30, lng: 120, accuracy: 5, altitude: null, at: START + phone.wrong })
  phone.passed = 60_000
  expect(recorder.secondsAt(START + phone.wrong + phone.passed)).toBe(60)
  await recorder.flush()
  // The server shifts the times that the phone told.
  server.points.set(1, { seq: 1, t: START, lat: 30, lng: 120, alt: null, acc: 5 })
  phone.passed = 0
  const again = phone.open()
  await again.load()
  server.online = false
  const third = phone.open()
  await third.load()
  const now = START + phone.wrong + 90_000
  expect([recorder, again, third].map((one) => one.secondsAt(now))).toEqual([90, 90, 90])
  expect(third.track?.now).toBe(START)
})
