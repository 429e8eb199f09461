import { makeAutoObservable, observableShallow } from 'mobx'
import { isText } from '@/lib/isText'
import type { ChatStorage } from './ChatStorage'

const NAME = 'heard'
/** Maximum number of remembered voice messages; older ones count as played. */
const MOST = 500

interface Kept {
  readonly since: number
  readonly ids: readonly string[]
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'since' in value &&
  typeof value.since === 'number' &&
  'ids' in value &&
  Array.isArray(value.ids) &&
  value.ids.every(isText)

/**
 * Remembers which voice messages the member has played on this device. Messages from before its first chat count as
 * played.
 */
export class HeardVoices {
  private readonly ids: Set<string>
  private readonly since: number

  constructor(
    private readonly storage: ChatStorage,
    now: number,
  ) {
    const kept = storage.read(NAME, isKept)
    this.since = kept?.since ?? now
    this.ids = new Set(kept?.ids)
    if (!kept) this.keep()
    makeAutoObservable<HeardVoices, 'storage' | 'since' | 'ids'>(this, {
      storage: false,
      since: false,
      ids: observableShallow,
    })
  }

  isNew(tempID: string, date: number): boolean {
    return date >= this.since && !this.ids.has(tempID)
  }

  add(tempID: string): void {
    if (this.ids.has(tempID)) return
    this.ids.add(tempID)
    this.keep()
  }

  private keep(): void {
    this.storage.write(NAME, { since: this.since, ids: [...this.ids].slice(-MOST) })
  }
}
