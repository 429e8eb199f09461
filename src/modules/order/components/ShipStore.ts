import { isParcelNumber, ORDER_STATUS, type SupplyChainRow } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { errorText } from '@/locales/errorText'

export interface Parcel {
  readonly orderId: string
  readonly chainIds: readonly string[]
  readonly company: string
  readonly transportNumber: string
}

interface Parts {
  readonly fetchChains: (orderId: string) => Promise<readonly SupplyChainRow[]>
  readonly ship: (parcel: Parcel) => Promise<unknown>
}

/** The form for a parcel: its order lines, its carrier, its number. */
export class ShipStore {
  orderId: string | null = null
  waiting: readonly SupplyChainRow[] = []
  chosen: readonly string[] = []
  company = ''
  number = ''
  tried = false
  busy = false
  /** True until it is known which lines wait. */
  loading = false
  /** The reason why the lines could not be loaded. */
  failure = ''
  private lines: Promise<void> = Promise.resolve()

  constructor(private readonly parts: Parts) {
    makeAutoObservable<ShipStore, 'parts' | 'lines'>(this, {
      parts: false,
      lines: false,
      waiting: observableRef,
      chosen: observableRef,
    })
  }

  get wrongCompany(): boolean {
    return this.tried && this.company.trim() === ''
  }

  get wrongNumber(): boolean {
    return this.tried && !isParcelNumber(this.number.trim())
  }

  /** Opens the form. The text for the same order stays. */
  open(orderId: string): Promise<void> {
    if (orderId !== this.orderId) {
      this.number = ''
      this.waiting = []
      this.chosen = []
    }
    this.orderId = orderId
    this.tried = false
    this.failure = ''
    this.loading = true
    this.lines = this.load(orderId)
    return this.lines
  }

  private async load(orderId: string): Promise<void> {
    try {
      const chains = await this.parts.fetchChains(orderId)
      runInAction(() => {
        if (orderId !== this.orderId) return
        this.waiting = chains.filter(({ status }) => status === ORDER_STATUS.paid)
        this.chosen = this.waiting.map(({ id }) => id)
        this.loading = false
      })
    } catch (error) {
      runInAction(() => {
        if (orderId !== this.orderId) return
        this.failure = errorText(error)
        this.loading = false
      })
    }
  }

  toggle(id: string): void {
    this.chosen = this.chosen.includes(id) ? this.chosen.filter((one) => one !== id) : [...this.chosen, id]
  }

  writeCompany(company: string): void {
    this.company = company
  }

  writeNumber(number: string): void {
    this.number = number
  }

  /**
   * True after shipping; what is sent before the lines are known waits for them. False while a field is invalid or a
   * call is in progress. Rejects with the gateway's message.
   */
  async send(): Promise<boolean> {
    this.tried = true
    const { orderId, busy } = this
    if (busy || orderId === null || this.wrongCompany || this.wrongNumber) return false
    this.busy = true
    try {
      await this.lines
      const { chosen } = this
      if (orderId !== this.orderId || chosen.length === 0) return false
      const parcel = { orderId, chainIds: chosen, company: this.company.trim(), transportNumber: this.number.trim() }
      await this.parts.ship(parcel)
      runInAction(() => {
        this.number = ''
        this.tried = false
      })
      return true
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}
