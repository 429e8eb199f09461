import type { PickedFile } from '../media/types'

/** Files that the user has chosen and that must outlive the page or process until they are stored on a server. */
export interface KeptFiles {
  /** False when the device has no place or no room for it. */
  keep(name: string, file: PickedFile): Promise<boolean>
  /** Null when there is none of this name. */
  take(name: string): Promise<PickedFile | null>
  drop(name: string): Promise<void>
}
