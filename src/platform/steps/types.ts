import type { Outcome } from '../outcome'

/** What the platform tells of a person's steps, encrypted for the server. */
export interface RunData {
  readonly encryptedData: string
  readonly iv: string
}

export interface Steps {
  /** True where the platform counts steps. */
  readonly counted: boolean
  /** Asks the user first; `denied` after a refusal. */
  read(): Promise<Outcome<RunData>>
  /** Opens the settings where a refused permission can be granted. */
  openSettings(): Promise<Outcome>
}
