import type { PickedFile } from '../media/types'
import type { Outcome } from '../outcome'

/** The longest recording in seconds; it then stops by itself. */
export const MAX_RECORDING_SECONDS = 60

export interface Recording {
  readonly file: PickedFile
  readonly seconds: number
  /** How loud it was, in dB, at even distances; only differences mean something. Empty where the platform tells none. */
  readonly levels: readonly number[]
}

/** A recording in progress. */
export interface RecordingUnderWay {
  /** Returns the recording, also after it has stopped by itself. */
  stop(): Promise<Outcome<Recording>>
  /** Discards the recording. */
  cancel(): void
}

export interface Recorder {
  /** Asks for permission to use the microphone if necessary; resolves when recording has begun. */
  start(): Promise<Outcome<RecordingUnderWay>>
}
