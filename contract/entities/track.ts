import type { Entry } from './entry'
import type { Id } from './page'

/** An event whose entrants record where they were. */
export interface TrackEvent {
  readonly id: Id
  readonly title: string
  readonly intro: string
  /** Of an activity's event; '' and '' for an open one. */
  readonly refScope: string
  readonly refId: string
  readonly groups: readonly string[]
  readonly startsAt: number
  readonly endsAt: number
}

/** Degrees in GCJ-02. */
export type TrackDegrees = readonly [lat: number, lng: number]

/** A point as the device records it. */
export interface TrackPoint {
  /** From 1, without gaps. */
  readonly seq: number
  /** By the device's clock, in ms. */
  readonly t: number
  readonly lat: number
  readonly lng: number
  /** Metres above the sea; null where the device does not know it. */
  readonly alt: number | null
  /** Metres. */
  readonly acc: number
}

/** What the points say, computed by the server without jumps. */
export interface TrackStats {
  /** Metres. */
  readonly distance: number
  readonly seconds: number
  /** Metres upwards. */
  readonly climb: number
  /** Seconds of each whole kilometre. */
  readonly paces: readonly number[]
}

/** `/v2/track/get`. All but event and route are the entrant's own, or for staff. */
export interface Track {
  readonly event: TrackEvent
  readonly route: readonly TrackDegrees[]
  readonly entry: (Entry & { readonly mobile: string }) | null
  readonly stats: TrackStats
  /** At most 500 points. */
  readonly line: readonly TrackDegrees[]
  /** The highest number of a stored point; a device goes on after it. */
  readonly lastSeq: number
  /** The device that records now; '' before the first one. */
  readonly recorder: string
  readonly startedAt: number | null
  readonly finishedAt: number | null
  /** True when the event has a paper; `quiz` is the own best attempt. */
  readonly hasQuiz: boolean
  readonly quiz: { readonly score: number; readonly pass: boolean } | null
  /** The server's time. */
  readonly now: number
}

/** `/v2/track/upload`. */
export interface TrackReceipt {
  /** Points that were new and count. */
  readonly accepted: number
  readonly dropped: { readonly acc: number; readonly time: number }
  readonly lastSeq: number
  /** Numbers below `lastSeq` that never came, at most 500 of them. */
  readonly missing: readonly number[]
  readonly stats: TrackStats
  readonly finishedAt: number | null
  /** Checkpoints passed by these points, by id. */
  readonly passed: readonly Id[]
}
