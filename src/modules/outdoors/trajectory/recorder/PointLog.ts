import type { Track, TrackPoint } from '@quanzi/contract'
import type { JournaledStorage } from '@/session/journaled'

/** Points of one key: a key holds some hundred kilobytes. */
const EACH = 200

export interface LogHead {
  /** This recording's own name, by which the server tells devices apart. */
  readonly recorder: string
  /** The highest number that the server has. */
  readonly acked: number
  /** The highest number that was recorded. */
  readonly last: number
  readonly state: 'on' | 'finishing'
}

/** With what the phone's clock lacked, in ms. */
interface KeptTrack extends Track {
  readonly ahead?: number
}

const isHead = (value: unknown): value is LogHead =>
  typeof value === 'object' && value !== null && 'recorder' in value && 'acked' in value && 'last' in value
const isTrack = (value: unknown): value is KeptTrack =>
  typeof value === 'object' && value !== null && 'event' in value && 'entry' in value && 'line' in value
const isChunk = (value: unknown): value is TrackPoint[] => Array.isArray(value)

/**
 * The points of a recording on the device: each is written before anything else is done with it, and dropped when the
 * server has it.
 */
export class PointLog {
  private chunk: { no: number; points: TrackPoint[] } = { no: -1, points: [] }

  constructor(
    private readonly device: JournaledStorage,
    private readonly name: string,
  ) {}

  /** Takes back what a killed browser had not stored yet. */
  async restore(): Promise<void> {
    const { device } = this
    const key = `track:${this.name}`
    for (const [name, value] of await device.recall(key)) {
      const isNewer =
        name === key
          ? isHead(value) && value.last >= (this.head()?.last ?? 0)
          : name === `${key}:event`
            ? this.track() === null
            : isChunk(value) && value.length > (device.read(name, isChunk)?.length ?? 0)
      if (isNewer) device.write(name, value)
    }
  }

  private keyOf(no: number): string {
    return `track:${this.name}:${no}`
  }

  head(): LogHead | null {
    return this.device.read(`track:${this.name}`, isHead)
  }

  keepHead(head: LogHead): void {
    this.device.write(`track:${this.name}`, head)
  }

  /** The event as it was last read: a killed app may start again where there is no network. */
  track(): KeptTrack | null {
    return this.device.read(`track:${this.name}:event`, isTrack)
  }

  keepTrack(track: KeptTrack): void {
    this.device.write(`track:${this.name}:event`, track)
  }

  private points(no: number): TrackPoint[] {
    if (this.chunk.no !== no) this.chunk = { no, points: this.device.read(this.keyOf(no), isChunk) ?? [] }
    return this.chunk.points
  }

  add(point: TrackPoint): void {
    const no = noOf(point.seq)
    const points = this.points(no)
    points.push(point)
    this.device.write(this.keyOf(no), points)
  }

  /** The points after `acked`, at most `most`. */
  after(acked: number, most: number): TrackPoint[] {
    const found: TrackPoint[] = []
    const last = this.head()?.last ?? 0
    for (let no = noOf(acked + 1); no <= noOf(last) && found.length < most; no++) {
      const points = no === this.chunk.no ? this.chunk.points : (this.device.read(this.keyOf(no), isChunk) ?? [])
      found.push(...points.filter(({ seq }) => seq > acked))
    }
    return found.slice(0, most)
  }

  /** The highest number that is really on the device: a head may be older than the points. */
  lastStored({ last, acked }: LogHead): number {
    let highest = Math.max(last, acked)
    for (let no = noOf(Math.max(1, last)); ; no++) {
      const points = this.device.read(this.keyOf(no), isChunk)
      if (!points || points.length === 0) return highest
      highest = Math.max(highest, ...points.map(({ seq }) => seq))
    }
  }

  /** Drops what the server has, in whole keys. */
  drop(before: number, acked: number): void {
    for (let no = noOf(before + 1); no < noOf(acked + 1); no++) this.device.remove(this.keyOf(no))
  }

  clear({ acked, last }: LogHead): void {
    for (let no = noOf(acked + 1); no <= noOf(last + 1); no++) this.device.remove(this.keyOf(no))
    this.device.remove(`track:${this.name}`)
    this.device.remove(`track:${this.name}:event`)
    this.chunk = { no: -1, points: [] }
  }
}

const noOf = (seq: number): number => Math.floor((Math.max(seq, 1) - 1) / EACH)
