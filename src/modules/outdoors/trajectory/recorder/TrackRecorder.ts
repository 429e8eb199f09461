import type { Track, TrackPoint, TrackReceipt } from '@quanzi/contract'
import { LEAST_ACCURATE, MOST_POINT_ACCURACY, MOST_SPEED } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isGatewayError } from '@/gateway/GatewayError'
import type { Fix, PositionWatch } from '@/platform/positionWatch/types'
import { metresApart } from './metresApart'
import type { LogHead, PointLog } from './PointLog'
import { sound } from './sound'

/** Points of one batch. */
const BATCH = 200
/** A batch leaves after so many points, or after so long. */
const SEND_AFTER = 20
const SEND_MS = 15_000
const RETRY_MS = 20_000
/** Nearer and sooner fixes are the same point. */
const LEAST_METRES = 5
const LEAST_MS = 3000
/** Points that a map draws. */
const MOST_DRAWN = 500

export interface Batch {
  readonly recorder: string
  readonly sentAt: number
  readonly lastSeq: number
  readonly points: TrackPoint[]
  readonly finish: boolean
}

export interface RecorderParts {
  readonly log: PointLog
  readonly watch: PositionWatch
  readonly stayAwake: () => () => void
  readonly load: () => Promise<Track>
  readonly send: (batch: Batch) => Promise<TrackReceipt>
  /** Who is here: `them` whom the recorder belongs to, somebody else, or nobody that can be asked. */
  readonly here: () => 'them' | 'other' | null
  readonly newName: () => string
  readonly now: () => number
  /** Runs `work` after `ms`, and answers how to stop it. */
  readonly later: (ms: number, work: () => void) => () => void
}

/** Why a recording does not go on: location refused or not there, or another device records. */
export type RecorderFault = 'denied' | 'unsupported' | 'failed' | 'taken'

/**
 * Records a track. Points are on the device before they are sent, so that neither a dead network nor a killed app loses
 * one; what was running goes on by itself.
 */
export class TrackRecorder {
  track: Track | null = null
  fault: RecorderFault | null = null
  /** True while positions come. */
  running = false
  /** True where the platform goes on while the phone is locked. */
  background = false
  accuracy: number | null = null
  /** True while it goes on by what the device had kept, and nobody can be asked who is here. */
  cutOff = false
  /** The points since the server's line. */
  private own: TrackPoint[] = []
  private head: LogHead | null = null
  private sending = false
  private stopWatch: (() => void) | null = null
  private release: (() => void) | null = null
  private stopTimer: (() => void) | null = null
  private lastTry = 0
  /** What the phone's clock lacks, in ms: points have the phone's times, the event and what was sent the server's. */
  private ahead = 0

  constructor(private readonly parts: RecorderParts) {
    makeAutoObservable<
      TrackRecorder,
      'parts' | 'stopWatch' | 'release' | 'stopTimer' | 'lastTry' | 'ahead' | 'own' | 'head'
    >(this, {
      parts: false,
      stopWatch: false,
      release: false,
      stopTimer: false,
      lastTry: false,
      ahead: false,
      track: observableRef,
      own: observableRef,
      head: observableRef,
    })
  }

  /** Reads the event, and goes on with what this device was recording, also where there is no network. */
  async load(): Promise<void> {
    if (!this.head) await this.parts.log.restore()
    const { track, isKept } = await this.read()
    runInAction(() => {
      this.cutOff = isKept
    })
    // Without a login the server knows of no entry, and that is no reason to let go of points.
    if (!isKept && track.entry === null && this.parts.here() !== 'them') return
    runInAction(() => {
      this.track = track
      if (this.head) return
      const head = this.parts.log.head()
      if (head && (track.entry === null || track.finishedAt !== null)) this.parts.log.clear(head)
      // A killed browser may forget what it had stored last, and the server had got: its numbers are taken.
      else if (head) this.head = { ...head, last: Math.max(this.parts.log.lastStored(head), track.lastSeq) }
      if (this.head) this.own = this.parts.log.after(this.head.acked, MOST_DRAWN)
    })
    this.keepTrack()
    const isOver = track.now > track.event.endsAt
    if (this.head?.state === 'on' && !this.running && !isOver) await this.follow()
    if (this.head) void this.flush()
  }

  /** The event; cut off, what is known of a recording that this device had begun before. */
  private async read(): Promise<{ readonly track: Track; readonly isKept: boolean }> {
    const { load, log, now } = this.parts
    try {
      const track = await load()
      this.ahead = track.now - now()
      return { track, isKept: false }
    } catch (error) {
      const isAway = isGatewayError(error) && error.kind === 'network'
      const kept = isAway && this.track === null && log.head() ? log.track() : null
      if (!kept) throw error
      this.ahead = kept.ahead ?? 0
      return { track: { ...kept, now: now() + this.ahead }, isKept: true }
    }
  }

  private keepTrack(): void {
    if (this.track && this.head) this.parts.log.keepTrack({ ...this.track, ahead: this.ahead })
  }

  /** Points that the server does not have yet. */
  get waiting(): number {
    return this.head ? this.head.last - this.head.acked : 0
  }

  get isFinishing(): boolean {
    return this.head?.state === 'finishing'
  }

  get hasStarted(): boolean {
    return this.head !== null || (this.track?.startedAt ?? null) !== null
  }

  /** True when this device is the one that records. */
  get isOurs(): boolean {
    return this.head !== null
  }

  get isFinished(): boolean {
    return (this.track?.finishedAt ?? null) !== null
  }

  /** Metres: what the server says, and the points that wait. */
  get distance(): number {
    const said = this.track?.stats.distance ?? 0
    return Math.round(said + metresAlong(this.own))
  }

  /** The way for the map, the server's part first. */
  get line(): readonly { readonly lat: number; readonly lng: number }[] {
    const said = (this.track?.line ?? []).map(([lat, lng]) => ({ lat, lng }))
    const all = [...said, ...this.own.filter(({ acc }) => acc <= MOST_POINT_ACCURACY)]
    const every = Math.max(1, Math.ceil(all.length / MOST_DRAWN))
    return all
      .filter((_, index) => index % every === 0 || index === all.length - 1)
      .map(({ lat, lng }) => ({ lat, lng }))
  }

  /** When the first point was recorded, by the server's clock; null before it. */
  get startedAt(): number | null {
    const first = this.own[0]
    return this.track?.startedAt ?? (first ? first.t + this.ahead : null)
  }

  /** How long it has run at `now` of the phone's clock, in seconds; null before the first point. */
  secondsAt(now: number): number | null {
    return this.startedAt === null ? null : (now + this.ahead - this.startedAt) / 1000
  }

  /** Begins to record, or takes over from another device. */
  async start(): Promise<void> {
    const { track } = this
    if (!track?.entry || this.isFinished) return
    if (!this.head) {
      this.head = { recorder: this.parts.newName(), acked: track.lastSeq, last: track.lastSeq, state: 'on' }
      this.parts.log.keepHead(this.head)
      this.keepTrack()
    }
    await this.follow()
    if (!this.running && this.head && this.head.last === this.head.acked && track.startedAt === null) {
      // Nothing was recorded: another try begins anew.
      this.parts.log.clear(this.head)
      runInAction(() => {
        this.head = null
      })
    }
  }

  private async follow(): Promise<void> {
    this.fault = null
    const followed = await this.parts.watch.start(
      (fix) => this.hear(fix),
      (reason) =>
        runInAction(() => {
          if (reason === 'denied') this.stop()
          this.fault = reason
        }),
    )
    runInAction(() => {
      if (!followed.ok) {
        this.fault = followed.reason === 'cancelled' ? 'denied' : followed.reason
        return
      }
      this.stopWatch?.()
      this.stopWatch = followed.value.stop
      this.background = followed.value.background
      this.running = true
      this.release ??= this.parts.stayAwake()
    })
    this.plan(SEND_MS)
  }

  /** Stops to listen; what was recorded stays. */
  stop(): void {
    this.stopWatch?.()
    this.stopWatch = null
    this.release?.()
    this.release = null
    this.running = false
  }

  private hear({ lat, lng, accuracy, altitude, at }: Fix): void {
    const { head } = this
    if (head?.state !== 'on') return
    if (this.parts.here() === 'other') {
      this.stop()
      return
    }
    this.accuracy = accuracy
    if (this.fault === 'failed') this.fault = null
    const before = this.own[this.own.length - 1]
    if (before && at - before.t < LEAST_MS) return
    if (before && metresApart(before, { lat, lng }) < LEAST_METRES && at - before.t < SEND_MS) return
    const seq = head.last + 1
    const point: TrackPoint = { seq, t: Math.round(at), lat, lng, ...sound(altitude, accuracy) }
    this.parts.log.add(point)
    this.head = { ...head, last: seq }
    this.parts.log.keepHead(this.head)
    this.own = [...this.own, point]
    if (this.waiting >= SEND_AFTER && this.parts.now() - this.lastTry >= SEND_MS) void this.flush()
  }

  private plan(ms: number): void {
    this.stopTimer?.()
    this.stopTimer = this.parts.later(ms, () => void this.flush())
  }

  /** Sends all that waits, batch by batch; a dead network is tried again later. */
  async flush(): Promise<void> {
    // Whoever else has logged in must not get these points.
    if (this.sending || !this.head || this.parts.here() === 'other') return
    this.sending = true
    this.lastTry = this.parts.now()
    let given = 0
    try {
      while (this.head && (this.waiting > 0 || this.head.state === 'finishing')) {
        const { recorder, acked, last, state } = this.head
        const points = this.parts.log.after(acked, BATCH)
        const end = points[points.length - 1]?.seq ?? last
        const finish = state === 'finishing' && end >= last
        const receipt = await this.parts.send({ recorder, sentAt: this.parts.now(), lastSeq: end, points, finish })
        runInAction(() => this.took(receipt, end))
        const { missing } = receipt
        if (!finish || receipt.finishedAt !== null || missing.length === 0) continue
        if (missing[0] === given) break
        given = missing[0] ?? 0
        // What this device had lost cannot be missed for ever: numbers without a place end the track.
        const gone = missing.slice(0, BATCH).map((seq) => this.lostPoint(seq))
        await this.parts.send({ recorder, sentAt: this.parts.now(), lastSeq: end, points: gone, finish: false })
      }
      if (this.running) this.plan(SEND_MS)
    } catch (error) {
      runInAction(() => this.failed(error))
    } finally {
      runInAction(() => {
        this.sending = false
      })
    }
  }

  /** A point that nothing is known of but its number: so inaccurate that it does not count. */
  private lostPoint(seq: number): TrackPoint {
    const line = this.track?.line ?? []
    const [lat, lng] = line[line.length - 1] ?? [0, 0]
    return { seq, t: this.parts.now(), lat, lng, alt: null, acc: LEAST_ACCURATE }
  }

  private took(receipt: TrackReceipt, end: number): void {
    const { head, track } = this
    if (!head || !track) return
    this.parts.log.drop(head.acked, end)
    const sent = this.own.filter(({ seq, acc }) => seq <= end && acc <= MOST_POINT_ACCURACY)
    const line = [...track.line, ...sent.map(({ lat, lng }) => [lat, lng] as const)]
    this.track = {
      ...track,
      stats: receipt.stats,
      line,
      lastSeq: receipt.lastSeq,
      startedAt: track.startedAt ?? (sent[0] ? sent[0].t + this.ahead : null),
      finishedAt: receipt.finishedAt,
    }
    this.own = this.own.filter(({ seq }) => seq > end)
    this.head = { ...head, acked: Math.max(head.acked, end) }
    if (receipt.finishedAt !== null) this.forget()
    else {
      this.parts.log.keepHead(this.head)
      this.keepTrack()
    }
  }

  private failed(error: unknown): void {
    if (isGatewayError(error, 'STALE')) {
      this.forget()
      this.fault = 'taken'
    } else if (isGatewayError(error, 'CLOSED') || isGatewayError(error, 'NOTELIGIBLE')) this.forget()
    else this.plan(RETRY_MS)
  }

  private forget(): void {
    this.stop()
    this.stopTimer?.()
    if (this.head) this.parts.log.clear(this.head)
    this.head = null
    this.own = []
  }

  /** Ends the recording: no more points are taken, and the last ones are sent. */
  async finish(): Promise<void> {
    if (!this.head) {
      const { track } = this
      if (!track?.entry || this.isFinished || track.startedAt === null) return
      this.head = { recorder: this.parts.newName(), acked: track.lastSeq, last: track.lastSeq, state: 'finishing' }
    }
    this.stop()
    this.head = { ...this.head, state: 'finishing' }
    this.parts.log.keepHead(this.head)
    await this.flush()
  }
}

/** The length of a way, without jumps and inaccurate points. */
function metresAlong(points: readonly TrackPoint[]): number {
  let sum = 0
  let before: TrackPoint | null = null
  for (const point of points) {
    if (point.acc > MOST_POINT_ACCURACY) continue
    if (before) {
      const step = metresApart(before, point)
      if (step > (MOST_SPEED * Math.max(1, point.t - before.t)) / 1000) continue
      sum += step
    }
    before = point
  }
  return sum
}
