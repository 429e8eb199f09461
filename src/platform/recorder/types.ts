import type { PickedFile } from '../media/types'
import type { Outcome } from '../outcome'

/** The longest recording; it then ends by itself. */
export const MAX_RECORDING_SECONDS = 60

export interface Recording {
  readonly file: PickedFile
  readonly seconds: number
}

/** Sound is being taken. */
export interface RecordingUnderWay {
  /** Also after it has ended by itself. */
  stop(): Promise<Outcome<Recording>>
  /** Gives the sound up. */
  cancel(): void
}

export interface Recorder {
  /** Asks for the microphone where that was not done; answers when sound is being taken. */
  start(): Promise<Outcome<RecordingUnderWay>>
}
