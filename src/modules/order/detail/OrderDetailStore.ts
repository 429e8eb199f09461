import { ORDER_STATUS, type OrderAction, type OrderDetail, type OrderUse, type SupplyChainRow } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isGatewayError } from '@/gateway/GatewayError'
import type { Keep, Kept } from '@/session/memberKeep'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'
import { offeredActions, offeredToSeller } from '../offeredActions'

interface Parts {
  readonly fetchOrder: () => Promise<OrderDetail>
  /**
   * The order that came with the page. It is as old as the page, which a browser may show again when the user goes
   * back.
   */
  readonly given?: OrderDetail | undefined
  readonly now: () => number
  /** The codes of this order on the device. */
  readonly kept?: Keep<OrderUse>
}

/** The sheets that ask for details before an action. */
export type OrderSheet = 'refund' | 'ship' | 'reject'

/** The main actions, in the primary colour at the end of the bar, within reach of the thumb. */
const MAIN: readonly OrderAction[] = ['pay', 'receive', 'comment', 'ship']
/** Actions without a button: the screen itself shows codes and parcels. */
const SHOWN: readonly OrderAction[] = ['use', 'track']

/** Actions on single lines. */
const LINE_ACTIONS: readonly OrderAction[] = [
  'refund',
  'withdrawRefund',
  'returnParcel',
  'rejectRefund',
  'askReturn',
  'approveRefund',
]

/** One order, for its buyer or its seller. */
export class OrderDetailStore {
  state: ScreenState = screenLoading
  order: OrderDetail | null = null
  sheet: OrderSheet | null = null
  /** The line that an open sheet is about; null for the whole order. */
  line: SupplyChainRow | null = null
  /** The codes that the device has kept, while there is no network and no order. */
  offline: Kept<OrderUse> | null = null
  private hasShown = false

  constructor(private readonly parts: Parts) {
    if (parts.given) {
      this.order = parts.given
      this.state = screenReady
    }
    makeAutoObservable<OrderDetailStore, 'parts' | 'hasShown'>(this, {
      parts: false,
      hasShown: false,
      order: observableRef,
      offline: observableRef,
      line: observableRef,
    })
  }

  /** True when the viewer sells the order, or supplies lines of it. */
  get sells(): boolean {
    return this.order !== null && this.order.role !== 'buyer'
  }

  /** True when another tenant sold the order: the viewer sees the lines that their own tenant supplies. */
  get supplies(): boolean {
    return this.order?.role === 'supplier'
  }

  /** The actions of the bar, main ones separately. */
  get actions(): { readonly main: readonly OrderAction[]; readonly other: readonly OrderAction[] } {
    const { order } = this
    if (!order) return { main: [], other: [] }
    const offered = this.sells ? offeredToSeller(order.actions) : offeredActions(order.actions)
    const inBar = offered.filter((action) => !SHOWN.includes(action) && !this.byLine.includes(action))
    return {
      main: inBar.filter((action) => MAIN.includes(action)),
      other: inBar.filter((action) => !MAIN.includes(action)),
    }
  }

  /** Actions offered at the lines, when an order has several. */
  private get byLine(): readonly OrderAction[] {
    const { order } = this
    return order && this.hasLines && order.chains.length > 1 ? LINE_ACTIONS : []
  }

  /** True for goods, whose lines are shipped and refunded one by one. */
  get hasLines(): boolean {
    return this.order?.stage === 'ship'
  }

  /** The actions to show at a line. */
  atLine(actions: readonly OrderAction[]): readonly OrderAction[] {
    return this.byLine.filter((action) => actions.includes(action))
  }

  /** A seller has a bar only when there is an action. */
  get hasBar(): boolean {
    const { main, other } = this.actions
    return this.order !== null && (main.length + other.length > 0 || !this.sells)
  }

  /** True for an event on a future day, which can be added to a calendar. */
  get takesPlace(): boolean {
    const { status, event } = this.order ?? {}
    return !this.sells && status === ORDER_STATUS.paid && (event?.endsAt ?? 0) > this.parts.now()
  }

  /** True while the balance of a deposit can be paid. */
  get owesNow(): boolean {
    const { from, to } = this.order?.balance ?? {}
    const now = this.parts.now()
    return from !== undefined && to !== undefined && from <= now && now < to
  }

  get canBuyAgain(): boolean {
    const { order } = this
    return order !== null && !this.sells && order.target !== '' && order.status !== ORDER_STATUS.waiting
  }

  /** A refund may shrink with time, so the order is loaded again before the request. */
  ask(sheet: OrderSheet, line: SupplyChainRow | null = null): void {
    this.sheet = sheet
    this.line = line
    if (sheet === 'refund') void this.load()
  }

  close(): void {
    this.sheet = null
  }

  /** The screen shows. When it comes back, an order that waited may have been paid: it is not shown as it was. */
  async show(): Promise<void> {
    if (this.hasShown && this.order?.status === ORDER_STATUS.waiting) this.state = screenLoading
    this.hasShown = true
    await this.load()
  }

  /** A failed refresh keeps the order on screen. */
  async load(): Promise<void> {
    try {
      const order = await this.parts.fetchOrder()
      runInAction(() => {
        this.order = order
        this.offline = null
        this.state = screenReady
      })
      this.keepCodes(order)
    } catch (error) {
      runInAction(() => {
        const isOffline = isGatewayError(error) && error.kind === 'network'
        this.offline = !this.order && isOffline ? (this.parts.kept?.read() ?? null) : null
        this.state = this.order || this.offline ? screenReady : failedState(error, () => this.reload())
      })
    }
  }

  private keepCodes({ role, codes, event, actions }: OrderDetail): void {
    const { kept, now } = this.parts
    if (role !== 'buyer' || !kept) return
    if (codes.length === 0) kept.forget()
    else kept.write({ canUse: actions.includes('use'), role, codes, event }, now())
  }

  reload(): void {
    this.state = screenLoading
    void this.load()
  }
}
