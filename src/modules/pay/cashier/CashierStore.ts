import {
  ORDER_STATUS,
  type OrderDetail,
  orderTypeFacts,
  type PartnerCheck,
  type PaymentAttempt,
  type TradeResult,
} from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Outcome } from '@/platform/outcome'
import type { PayResult } from '@/platform/pay/types'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

interface Parts {
  readonly fetchOrder: () => Promise<OrderDetail>
  /** Whether a payment has arrived. */
  readonly fetchTrade: (tradeNo: string) => Promise<TradeResult>
  /** The payment call to use, and the wallet's balance. */
  readonly checkPartner: () => Promise<PartnerCheck>
  readonly createPayment: (wish: { partner: 0 | 1; needLeft: boolean; orderType: number }) => Promise<PaymentAttempt>
  readonly pay: (attempt: PaymentAttempt) => Promise<Outcome<PayResult>>
  /**
   * True when the messaging app's payment may open, which needs an identified person. May leave for the provider's
   * page.
   */
  readonly authorise: () => Promise<boolean>
  /** True where the platform forbids selling virtual goods by ordinary payment. */
  readonly noVirtual: boolean
  readonly requireMember: () => Promise<boolean>
  /** True when the screen stays as the receipt; other cashiers go to the result. */
  readonly isReceipt: boolean
  /** Query of the channel's own page when it sent the buyer back. */
  readonly returned: { readonly payResult?: string | undefined; readonly tradeNo?: string | undefined }
}

/** The result of a tap on the pay button. Only the server decides the order's status. */
export type PayOutcome =
  | { readonly kind: 'done' | 'already'; readonly tradeNo: string }
  /** The browser is going to the channel's own page. */
  | { readonly kind: 'leaving' }
  | { readonly kind: 'cancelled' | 'denied' | 'unsupported' | 'failed' | 'noVirtual' }

type Stop = Exclude<PayOutcome['kind'], 'done' | 'already' | 'leaving'>

/** Where the screen goes next. */
export type CashierStep =
  /** `already`: it was paid before, perhaps on another device. */
  | { readonly kind: 'result'; readonly orderType: number; readonly tradeNo: string; readonly already?: true }
  | { readonly kind: 'order' }
  /** Nothing was paid; the user has seen why. */
  | { readonly kind: 'stopped'; readonly why: Stop }

/** The payment of one order. */
export class CashierStore {
  state: ScreenState = screenLoading
  order: OrderDetail | null = null
  /** Balance of the wallet in fen. */
  left = 0
  useWallet = false
  busy = false
  private partner: 0 | 1 = 0
  /** The payment that was begun last; '' before the first one. */
  private tradeNo = ''
  private trade: TradeResult | null = null

  constructor(private readonly parts: Parts) {
    makeAutoObservable<CashierStore, 'parts' | 'trade'>(this, {
      parts: false,
      order: observableRef,
      trade: observableRef,
    })
  }

  /** Of the order; what is asked about its payment is newer. */
  private get status(): number {
    return this.trade?.status ?? this.order?.status ?? 0
  }

  get isOpen(): boolean {
    return this.status === ORDER_STATUS.waiting
  }

  get isPaid(): boolean {
    return this.status > 10
  }

  /** Fen to take from the wallet. */
  get walletPart(): number {
    return this.useWallet ? Math.min(this.left, this.order?.payable ?? 0) : 0
  }

  /** Fen to pay through the channel. */
  get rest(): number {
    return (this.order?.payable ?? 0) - this.walletPart
  }

  /** True when no channel is needed. */
  get walletPaysAll(): boolean {
    return this.walletPart > 0 && this.rest === 0
  }

  /** Where a buyer goes who has nothing to pay here; null while they stay. */
  get onward(): CashierStep | null {
    const { order } = this
    const { isReceipt, returned } = this.parts
    if (!order || isReceipt) return null
    if (returned.payResult === 'success' && returned.tradeNo)
      return { kind: 'result', orderType: order.orderType, tradeNo: returned.tradeNo }
    if (!this.isPaid) return null
    // An order of which something goes back, or that nobody had to pay, has no result.
    if (!this.tradeNo || this.status >= ORDER_STATUS.refundRequested) return { kind: 'order' }
    return { kind: 'result', orderType: order.orderType, tradeNo: this.tradeNo, already: true }
  }

  async load(): Promise<void> {
    try {
      // Without the wallet's state the buyer can still pay through the channel.
      const [order, partner] = await Promise.all([
        this.parts.fetchOrder(),
        this.parts.checkPartner().catch((): PartnerCheck => ({ partner: 0, left: 0 })),
      ])
      const trade = await this.ask(order.tradeNo).catch(() => null)
      runInAction(() => {
        this.order = order
        this.tradeNo = order.tradeNo
        this.trade = trade
        this.left = partner.left
        this.partner = partner.partner
        this.state = screenReady
      })
    } catch (error) {
      runInAction(() => {
        this.state = failedState(error, () => this.reload())
      })
    }
  }

  /** Loads again and shows the skeleton meanwhile. */
  reload(): void {
    this.state = screenLoading
    void this.load()
  }

  switchWallet(on: boolean): void {
    this.useWallet = on && this.left > 0
  }

  /** The next step after a tap on the pay button; null when the screen stays. Rejects with the gateway's message. */
  async submit(): Promise<CashierStep | null> {
    if (!(await this.parts.requireMember())) return null
    try {
      const outcome = await this.pay()
      const orderType = this.order?.orderType
      if (!outcome || orderType === undefined || outcome.kind === 'leaving') return null
      const { kind } = outcome
      const arrived = kind === 'done' || kind === 'already'
      if (arrived && !this.parts.isReceipt)
        return { kind: 'result', orderType, tradeNo: outcome.tradeNo, ...(kind === 'already' ? { already: true } : {}) }
      // The message must not wait for the order.
      const loading = this.load()
      if (!arrived) return { kind: 'stopped', why: kind }
      await loading
      return null
    } catch (error) {
      // The payment may have succeeded nevertheless.
      void this.load()
      throw error
    }
  }

  /** Pays once, however often the button is pressed; null while a payment is in progress. */
  async pay(): Promise<PayOutcome | null> {
    const { order } = this
    if (this.busy || !order || !this.isOpen) return null
    if (this.parts.noVirtual && orderTypeFacts(order.orderType)?.virtual) return { kind: 'noVirtual' }
    this.busy = true
    try {
      const { partner, useWallet: needLeft, tradeNo } = this
      // The payment of the first tap may have arrived, or that of another device.
      if ((await this.ask(tradeNo))?.paid) return { kind: 'already', tradeNo }
      if (this.rest > 0 && !(await this.parts.authorise())) return { kind: 'denied' }
      const attempt = await this.parts.createPayment({ partner, needLeft, orderType: order.orderType })
      runInAction(() => {
        this.tradeNo = attempt.tradeNo
      })
      if (attempt.paid) return { kind: 'done', tradeNo: attempt.tradeNo }
      const outcome = await this.parts.pay(attempt)
      if (!outcome.ok) return { kind: outcome.reason }
      return outcome.value === 'leaving' ? { kind: 'leaving' } : { kind: 'done', tradeNo: attempt.tradeNo }
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }

  /** Null before the first payment. */
  private async ask(tradeNo: string): Promise<TradeResult | null> {
    return tradeNo ? await this.parts.fetchTrade(tradeNo) : null
  }
}
