import type { PickedFile } from '../media/types'

/** Keeps files that the user has chosen until they are uploaded, even when the page or the process ends. */
export interface KeptFiles {
  /** False when the device has no storage or no space left. */
  keep(name: string, file: PickedFile): Promise<boolean>
  /** Null when no file has this name. */
  take(name: string): Promise<PickedFile | null>
  drop(name: string): Promise<void>
}
