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
  /** The member who was here; '' for a visitor, whose order is that of whoever logs in. */
  readonly by?: string
}

const KEY = 'prepayOrder'

/** True for an order that a member has left on the device, when somebody else is here. */
export const isOthers = (order: PrepayOrder | null, { userId }: { readonly userId: string }): boolean =>
  Boolean(order?.by && userId && order.by !== userId)

const isPrepayOrder = (value: unknown): value is PrepayOrder =>
  typeof value === 'object' && value !== null && 'orderType' in value

/** The order that checkout will place, one per tenant; survives a reload of the checkout screen. */
export class PrepayStore {
  private order: PrepayOrder | null = null

  constructor(
    private readonly open: OpenTenantStorage,
    private readonly member: { readonly userId: string },
  ) {}

  put(order: PrepayOrder): void {
    this.order = { ...order, by: this.member.userId }
    this.open(order.iid).write(KEY, this.order)
  }

  /** The order of this tenant; null when checkout was opened directly. It may name people: another member's is removed. */
  take(iid: number): PrepayOrder | null {
    if (this.order?.iid !== iid) this.order = this.open(iid).read(KEY, isPrepayOrder)
    if (isOthers(this.order, this.member)) this.clear(iid)
    return this.order
  }

  /** Call it when the order exists. */
  clear(iid: number): void {
    if (this.order?.iid === iid) this.order = null
    this.open(iid).remove(KEY)
  }
}
