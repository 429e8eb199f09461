import type { PickedFile } from '../media/types'
import type { Outcome } from '../outcome'

/** Maximum length of a recording in seconds; it then stops automatically. */
export const MAX_RECORDING_SECONDS = 60

export interface Recording {
  readonly file: PickedFile
  readonly seconds: number
  /** Loudness in dB at regular intervals; only differences have a meaning. Empty when the platform gives no levels. */
  readonly levels: readonly number[]
}

/** A recording in progress. */
export interface RecordingUnderWay {
  /** Returns the recording, even when it has already stopped automatically. */
  stop(): Promise<Outcome<Recording>>
  /** Discards the recording. */
  cancel(): void
}

export interface Recorder {
  /** Asks for permission to use the microphone if necessary; resolves when recording has begun. */
  start(): Promise<Outcome<RecordingUnderWay>>
}
