/** One sound to play, with what the lock screen shows of it. */
export interface Sound {
  readonly url: string
  readonly title: string
  readonly album: string
  readonly cover: string
  /** Seconds. */
  readonly startAt: number
  /** 1 is the speed of the recording. */
  readonly speed: number
  /** True for another address of what plays: it goes on without a gap where the platform can. */
  readonly goesOn?: boolean
}

/** What the player tells, also when somebody uses the lock screen or a headset. */
export interface PlayerEvents {
  /** Position and length in seconds; the length is 0 while it is not known. */
  onTime(at: number, length: number): void
  onPlay(): void
  /** It has no data to play on with, until the position moves again. */
  onWait(): void
  onPause(): void
  onEnd(): void
  onFail(): void
  onNext(): void
  onPrevious(): void
  /** Somebody moves the position on the lock screen. */
  onSeek(to: number): void
  /** The system has ended it, or somebody has closed its notice. */
  onStop(): void
}

/** The only player of long sounds. It goes on while other screens are shown, and with the screen off where it may. */
export interface Player {
  /** False where the platform plays at one speed only. */
  readonly canSpeed: boolean
  listen(events: PlayerEvents): void
  play(sound: Sound): void
  pause(): void
  resume(): void
  seek(to: number): void
  setSpeed(speed: number): void
  stop(): void
}
