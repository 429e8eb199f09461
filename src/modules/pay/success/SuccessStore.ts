import { type CouponClaim, type CouponOffer, type OrderDetail, PAY_POLL_MS, type TradeResult } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isGatewayError } from '@/gateway/GatewayError'
import { errorText } from '@/locales/errorText'

/**
 * - `checking`: asking until the payment has arrived.
 * - `pending`: it has not arrived in time; the order will change later.
 * - `unpaid`: the order waits, and no payment is in progress.
 * - `closed`: expired or cancelled.
 * - `missing`: the viewer has no such payment.
 */
export type PayResultState = 'checking' | 'paid' | 'pending' | 'unpaid' | 'closed' | 'missing' | 'failed'

/** The actions of the result. */
export type ResultStep = 'next' | 'again' | 'cashier' | 'order' | 'home'

interface Parts {
  /** '' when only the order is known, because nothing had to be paid. */
  readonly tradeNo: string
  readonly gid: string
  readonly fetchTrade: (tradeNo: string) => Promise<TradeResult>
  readonly fetchOrder: (gid: string) => Promise<OrderDetail>
  readonly fetchOffers: (gid: string) => Promise<readonly CouponOffer[]>
  readonly claim: (offer: CouponOffer) => Promise<CouponClaim>
  readonly wait: (ms: number) => Promise<void>
  readonly now: () => number
}

const FIRST_WAIT_MS = 800
const LONGEST_WAIT_MS = 4000
const PAID_FROM = 11
const WAITING = 1
/** Errors that a repeat would not change. */
const NO_SUCH = ['NOTFOUND', 'DENIED', 'PARAM'] as const

/** Asks the server whether a payment has arrived, then loads the bought item. */
export class SuccessStore {
  state: PayResultState = 'checking'
  message = ''
  trade: TradeResult | null = null
  order: OrderDetail | null = null
  offers: readonly CouponOffer[] = []
  private stopped = false
  private readonly claiming = new Set<string>()
  private loading: Promise<void> = Promise.resolve()

  constructor(private readonly parts: Parts) {
    makeAutoObservable<SuccessStore, 'parts' | 'stopped' | 'claiming' | 'loading'>(this, {
      parts: false,
      loading: false,
      claiming: false,
      stopped: false,
      trade: observableRef,
      order: observableRef,
      offers: observableRef,
    })
  }

  /** In fen; null when it is unknown, and for a closed order, for which nothing is due. */
  get amount(): number | null {
    return this.state === 'failed' || this.state === 'closed'
      ? null
      : (this.trade?.amount ?? this.order?.payable ?? null)
  }

  /** True when there was nothing to pay: then nobody speaks of a payment. */
  get isFree(): boolean {
    return this.state === 'paid' && this.amount === 0
  }

  /** The order's number; '' for none. */
  get gid(): string {
    return this.trade?.gid ?? this.parts.gid
  }

  get steps(): readonly ResultStep[] {
    const { state, trade } = this
    if (state === 'paid') return trade ? ['next', 'home'] : ['home']
    if (state === 'missing') return ['home']
    const order: readonly ResultStep[] = this.gid ? ['order'] : []
    if (state === 'pending' || state === 'failed') return ['again', ...order]
    return state === 'unpaid' && trade ? ['cashier', ...order] : order
  }

  /** Asks until there is a result, for at most half a minute. */
  async check(): Promise<void> {
    this.stopped = false
    if (!this.parts.tradeNo && !this.parts.gid) return this.becomeMissing()
    this.state = 'checking'
    const until = this.parts.now() + PAY_POLL_MS
    let pause = FIRST_WAIT_MS
    let failure: unknown = null
    for (;;) {
      const trade = await this.ask().catch((error: unknown) => {
        failure = error
        return null
      })
      if (this.stopped) return
      if (trade && this.take(trade)) return
      if (trade) failure = null
      else if (NO_SUCH.some((name) => isGatewayError(failure, name))) return this.becomeMissing()
      if (this.parts.now() + pause > until) return this.giveUp(failure)
      await this.parts.wait(pause)
      if (this.stopped) return
      pause = Math.min(LONGEST_WAIT_MS, pause * 1.5)
    }
  }

  stop(): void {
    this.stopped = true
  }

  /** The gateway's answer, whose code 0 means success; null while the same coupon is being claimed. */
  async claim(offer: CouponOffer): Promise<CouponClaim | null> {
    const { couponId } = offer
    if (this.claiming.has(couponId)) return null
    this.claiming.add(couponId)
    try {
      const answer = await this.parts.claim(offer)
      runInAction(() => {
        if (answer.t === 0) this.hold([couponId])
      })
      return answer
    } finally {
      this.claiming.delete(couponId)
    }
  }

  /** The bought item, as soon as it is known, so that a quick tap does not miss it. Null when it did not load. */
  async bought(): Promise<OrderDetail | null> {
    await this.loading
    return this.order
  }

  /** Marks coupons that the member has claimed, here or elsewhere. */
  hold(couponIds: readonly string[]): void {
    this.offers = this.offers.map((one) => (couponIds.includes(one.couponId) ? { ...one, claimed: true } : one))
  }

  private async ask(): Promise<TradeResult> {
    const { tradeNo, gid } = this.parts
    if (tradeNo) return this.parts.fetchTrade(tradeNo)
    const { status, payable, orderType, late } = await this.parts.fetchOrder(gid)
    return { gid, status, paid: status >= PAID_FROM, amount: payable, orderType, ...(late ? { late } : {}) }
  }

  /** True when there is nothing more to ask. */
  private take(trade: TradeResult): boolean {
    this.trade = trade
    if (trade.paid) {
      this.state = 'paid'
      this.loading = this.loadBought(trade.gid)
      return true
    }
    if (trade.status !== WAITING) this.state = 'closed'
    else if (!this.parts.tradeNo) this.state = 'unpaid'
    return this.state !== 'checking'
  }

  private becomeMissing(): void {
    this.state = 'missing'
  }

  private giveUp(failure: unknown): void {
    this.state = failure ? 'failed' : 'pending'
    this.message = failure ? errorText(failure) : ''
  }

  /** Tickets and coupons load after the result is shown, which works without them. */
  private async loadBought(gid: string): Promise<void> {
    const [order, offers] = await Promise.all([
      this.parts.fetchOrder(gid).catch(() => null),
      this.parts.fetchOffers(gid).catch(() => []),
    ])
    runInAction(() => {
      this.order = order
      this.offers = offers
    })
  }
}
