export interface AudioEvents {
  /** Where to begin, in seconds. */
  readonly startAt?: number
  /** Position and duration in seconds. Called when the duration is known, then during playback. */
  onTime?(at: number, length: number): void
  /** Playback has reached the end. */
  onEnd(): void
  onFail(): void
}

/**
 * Plays a sound and returns a function that stops it. Only one sound plays at a time: a new one stops the one before.
 */
export type PlayAudio = (url: string, events: AudioEvents) => () => void
