export interface AudioEvents {
  /** Start position in seconds. */
  readonly startAt?: number
  /** Position and duration in seconds, during playback; the duration is 0 while it is not known. */
  onTime?(at: number, length: number): void
  /** Playback has reached the end, or another sound has begun. */
  onEnd(isWhole: boolean): void
  onFail(): void
}

export interface Playing {
  pause(): unknown
  resume(): unknown
  stop(): void
}

/** Plays a sound. Only one sound plays at a time: a new one stops the previous one. */
export type PlayAudio = (url: string, events: AudioEvents) => Playing
