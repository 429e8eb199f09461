import type { Itinerary, Page, TripConfirmed, TripDay, TripReader } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { PagedList } from '@/domain/list/PagedList'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

/** An itinerary as the screen shows it, and as it is kept on the device. */
export interface TripPage {
  readonly title: string
  readonly itinerary: Itinerary
}

interface Parts {
  readonly fetch: () => Promise<TripPage | null>
  /** A further page of who has confirmed. */
  readonly readers: (pageNo: number) => Promise<Page<TripReader>>
  readonly confirm: (checked: readonly string[]) => Promise<TripConfirmed>
  /** What was read last, for days without a network. */
  readonly kept: { readonly read: () => TripPage | null; readonly write: (page: TripPage | null) => void }
  /** YYYY-MM-DD */
  readonly today: () => string
  readonly missing: () => ScreenState
}

/** An itinerary: its days, and what the participant has ticked off and confirmed. */
export class TripStore {
  state: ScreenState = screenLoading
  page: TripPage | null = null
  /** True while what is shown could not be read again. */
  isOld = false
  busy = false
  /** Ids of what is ticked off; null before a change. */
  private ticks: readonly string[] | null = null
  /** Days that were opened or folded by hand. */
  private readonly turned = new Set<number>()

  /** Who has confirmed and who has not, for the leader: the first page comes with the itinerary. */
  readonly readers = new PagedList<TripReader>(
    async (pageNo) => (pageNo === 1 ? this.firstReaders() : await this.parts.readers(pageNo)),
    ({ rid }) => String(rid),
  )

  constructor(private readonly parts: Parts) {
    makeAutoObservable<TripStore, 'parts'>(this, {
      parts: false,
      readers: false,
      page: observableRef,
      state: observableRef,
    })
  }

  get checked(): readonly string[] {
    return this.ticks ?? this.page?.itinerary.confirm?.checked ?? []
  }

  get confirmedAt(): number | null {
    return this.page?.itinerary.confirm?.at ?? null
  }

  /** True when there is something to send: the first confirmation, or other ticks. */
  get isDue(): boolean {
    if (this.page?.itinerary.confirm === undefined) return false
    const sent = this.page.itinerary.confirm?.checked ?? []
    const { checked } = this
    return this.confirmedAt === null || checked.length !== sent.length || checked.some((id) => !sent.includes(id))
  }

  /** Past days are folded, unless they were opened by hand. */
  isOpen({ n, day }: TripDay): boolean {
    return day >= this.parts.today() !== this.turned.has(n)
  }

  turn(n: number): void {
    if (!this.turned.delete(n)) this.turned.add(n)
  }

  tick(id: string): void {
    const { checked } = this
    this.ticks = checked.includes(id) ? checked.filter((one) => one !== id) : [...checked, id]
  }

  async load(): Promise<void> {
    const { fetch, kept, missing } = this.parts
    if (!this.page) this.show(kept.read())
    try {
      const page = await fetch()
      kept.write(page)
      runInAction(() => {
        this.isOld = false
        if (page) this.show(page)
        else {
          this.page = null
          this.state = missing()
        }
      })
    } catch (error) {
      runInAction(() => {
        this.isOld = this.page !== null
        if (!this.page) this.state = failedState(error, () => void this.load())
      })
    }
  }

  /** True after the answer. Rejects with the gateway's message, and keeps the ticks. */
  async confirm(): Promise<boolean> {
    const { page, checked } = this
    if (!page || this.busy) return false
    this.busy = true
    try {
      const sent = await this.parts.confirm(checked)
      runInAction(() => {
        const confirm = { at: sent.confirmedAt, checked: sent.checked }
        this.page = { ...page, itinerary: { ...page.itinerary, confirm } }
        this.ticks = null
      })
      this.parts.kept.write(this.page)
      return true
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }

  private show(page: TripPage | null): void {
    if (!page) return
    this.page = page
    this.state = screenReady
    void this.readers.load()
  }

  private firstReaders(): Page<TripReader> {
    const { confirms: list = [], readers } = this.page?.itinerary ?? {}
    const total = readers?.count ?? list.length
    return { list, total, hasMore: list.length < total }
  }
}
