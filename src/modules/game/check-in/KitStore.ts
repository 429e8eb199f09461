import type { CheckinDone, CheckinPlace, ContentDetail, Entry } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isGatewayError } from '@/gateway/GatewayError'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

/** What the device keeps, so that the code shows without a network. */
export interface KeptKit {
  readonly detail: ContentDetail
  readonly entries: readonly Entry[]
}

interface Parts {
  readonly fetchDetail: () => Promise<ContentDetail>
  readonly fetchEntries: () => Promise<readonly Entry[]>
  readonly fetchPlaces: () => Promise<readonly CheckinPlace[]>
  readonly collect: (entryId: string, placeId: string, code: string) => Promise<CheckinDone>
  readonly kept: { read: () => KeptKit | null; write: (kit: KeptKit) => void }
}

/** The member's tickets of an event, with which the kit is collected. */
export class KitStore {
  state: ScreenState = screenLoading
  detail: ContentDetail | null = null
  entries: readonly Entry[] = []
  places: readonly CheckinPlace[] = []
  code = ''
  busy = false
  /** True while the network is away and what shows is what the device had kept. */
  cutOff = false

  constructor(private readonly parts: Parts) {
    makeAutoObservable<KitStore, 'parts'>(this, {
      parts: false,
      detail: observableRef,
      entries: observableRef,
      places: observableRef,
    })
  }

  /** Entries with a good ticket. */
  get tickets(): readonly Entry[] {
    return this.entries.filter(({ ticketCode, state }) => ticketCode !== '' && state !== 'cancelled')
  }

  /** When the kit of an entry was collected; null before. */
  collectedAt(entryId: string): number | null {
    const place = this.places.find(({ doneBy }) => doneBy.includes(entryId))
    return place?.doneAt ?? null
  }

  get place(): CheckinPlace | null {
    return this.places[0] ?? null
  }

  async load(): Promise<void> {
    const kept = this.detail ? null : this.parts.kept.read()
    if (kept) this.show(kept)
    try {
      const [detail, entries, places] = await Promise.all([
        this.parts.fetchDetail(),
        this.parts.fetchEntries(),
        this.parts.fetchPlaces(),
      ])
      // What was answered in the form stays with the server.
      this.parts.kept.write({ detail, entries: entries.map((entry) => ({ ...entry, answers: {} })) })
      runInAction(() => {
        this.places = places
        this.cutOff = false
        this.show({ detail, entries })
      })
    } catch (error) {
      runInAction(() => {
        this.cutOff = this.detail !== null && isGatewayError(error) && error.kind === 'network'
        if (!this.detail) this.state = failedState(error, () => void this.load())
      })
    }
  }

  type(code: string): void {
    this.code = code
  }

  /** Marks the kits as collected with the code of the desk; null while it runs. Rejects with the gateway's message. */
  async collect(): Promise<CheckinDone | null> {
    const { place } = this
    const waiting = this.tickets.filter(({ id }) => this.collectedAt(id) === null)
    if (this.busy || !place || this.code.trim() === '') return null
    this.busy = true
    try {
      let done: CheckinDone | null = null
      for (const { id } of waiting.length > 0 ? waiting : this.tickets)
        done = await this.parts.collect(id, place.id, this.code.trim())
      runInAction(() => {
        this.code = ''
      })
      return done
    } finally {
      runInAction(() => {
        this.busy = false
      })
      await this.load()
    }
  }

  private show({ detail, entries }: KeptKit): void {
    this.detail = detail
    this.entries = entries
    this.state = screenReady
  }
}

/** True when what the device has kept still has its shape. */
export const isKeptKit = (value: unknown): value is KeptKit =>
  typeof value === 'object' &&
  value !== null &&
  'detail' in value &&
  typeof value.detail === 'object' &&
  'entries' in value &&
  Array.isArray(value.entries)
