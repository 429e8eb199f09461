import { makeAutoObservable, observableRef } from 'mobx'
import type { OpenTenantStorage } from './sessionStorage'

/** What an order form passes to checkout: the parameters of `/h5/order/calculate` and `create`. */
export interface PrepayOrder {
  readonly iid: number
  readonly orderType: number
  readonly keys: string
  readonly property: string
  readonly property2: string
  readonly num: number
  /** Entrants, answers, addressId, guests and other data of the order type. */
  readonly info: Readonly<Record<string, unknown>>
  /** Lines that checkout shows before the gateway has calculated the price. */
  readonly title: string
  readonly cover?: string
  readonly name?: string
  readonly phone?: string
  readonly remark?: string
  readonly isNeedInsur?: 0 | 1
  readonly groupId?: string
  /** Key of the form's draft in the tenant's storage; checkout removes the draft when the order exists. */
  readonly draftKey?: string
}

const KEY = 'prepayOrder'

const isPrepayOrder = (value: unknown): value is PrepayOrder =>
  typeof value === 'object' && value !== null && 'orderType' in value && 'keys' in value && 'num' in value

/** The order that checkout will place, one per tenant; survives a reload of the checkout screen. */
export class PrepayStore {
  order: PrepayOrder | null = null

  constructor(private readonly open: OpenTenantStorage) {
    makeAutoObservable<PrepayStore, 'open'>(this, { open: false, order: observableRef })
  }

  put(order: PrepayOrder): void {
    this.order = order
    this.open(order.iid).write(KEY, order)
  }

  /** The order of this tenant; null when checkout was opened directly. */
  take(iid: number): PrepayOrder | null {
    if (this.order?.iid !== iid) this.order = this.open(iid).read(KEY, isPrepayOrder)
    return this.order
  }

  /** Call it when the order exists. */
  clear(iid: number): void {
    if (this.order?.iid === iid) this.order = null
    this.open(iid).remove(KEY)
  }
}
