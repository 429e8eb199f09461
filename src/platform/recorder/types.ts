import type { PickedFile } from '../media/types'
import type { Outcome } from '../outcome'

/** The longest recording in seconds; it then stops by itself. */
export const MAX_RECORDING_SECONDS = 60

export interface Recording {
  readonly file: PickedFile
  readonly seconds: number
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
