export interface AudioEvents {
  /** In seconds; when it is known how long the sound is, and while it plays. */
  onTime?(at: number, length: number): void
  /** Played to its end. */
  onEnd(): void
  onFail(): void
}

/** Plays a sound; what it returns stops it. Only one plays at a time: another one ends it. */
export type PlayAudio = (url: string, events: AudioEvents) => () => void
