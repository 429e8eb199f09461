import { type Logistics, ORDER_STATUS, type OrderDetail } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { errorText } from '@/locales/errorText'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'
import { linesBySupplier, type SupplierLines } from '../detail/linesBySupplier'
import { type Parcel, parcelsOf } from '../parcelsOf'

interface Parts {
  readonly fetchOrder: () => Promise<OrderDetail>
  readonly track: (parcel: Parcel) => Promise<Logistics>
  /** The parcel to show first; '' for the first one. */
  readonly number: string
  readonly nothing: string
}

/** The parcels of an order with their tracking, and the lines to send back. */
export class EmsStore {
  state: ScreenState = screenLoading
  order: OrderDetail | null = null
  number: string
  /** The tracking by parcel number. */
  tracks: Readonly<Record<string, Logistics>> = {}
  /** The reasons why the tracking of parcels could not be loaded, by number. */
  private failures: Readonly<Record<string, string>> = {}

  constructor(private readonly parts: Parts) {
    this.number = parts.number
    makeAutoObservable<EmsStore, 'parts' | 'failures'>(this, {
      parts: false,
      order: observableRef,
      tracks: observableRef,
      failures: observableRef,
    })
  }

  get parcels(): readonly Parcel[] {
    return this.order ? parcelsOf(this.order.chains) : []
  }

  get parcel(): Parcel | null {
    return this.parcels.find(({ number }) => number === this.number) ?? this.parcels[0] ?? null
  }

  get track(): Logistics | null {
    return (this.parcel && this.tracks[this.parcel.number]) ?? null
  }

  /** Why the tracking of the parcel on screen could not be loaded; '' otherwise. */
  get failure(): string {
    return (this.parcel && this.failures[this.parcel.number]) ?? ''
  }

  /** Lines that the buyer must send back, by supplier. */
  get returns(): readonly SupplierLines[] {
    const { order } = this
    if (order?.role !== 'buyer') return []
    const awaited = order.chains.filter(({ status }) => status === ORDER_STATUS.returnAwaited)
    return linesBySupplier({ lines: order.lines, chains: awaited })
  }

  choose(number: string): void {
    this.number = number
    void this.follow()
  }

  async load(): Promise<void> {
    try {
      const order = await this.parts.fetchOrder()
      runInAction(() => {
        this.order = order
        const empty = this.parcels.length === 0 && this.returns.length === 0
        this.state = empty ? { kind: 'empty', message: this.parts.nothing } : screenReady
      })
      await this.follow()
    } catch (error) {
      runInAction(() => {
        if (!this.order) this.state = failedState(error, () => void this.load())
      })
    }
  }

  private async follow(): Promise<void> {
    const { parcel } = this
    if (!parcel) return
    try {
      const track = await this.parts.track(parcel)
      runInAction(() => {
        this.tracks = { ...this.tracks, [parcel.number]: track }
        this.failures = { ...this.failures, [parcel.number]: '' }
      })
    } catch (error) {
      runInAction(() => {
        this.failures = { ...this.failures, [parcel.number]: errorText(error) }
      })
    }
  }
}
