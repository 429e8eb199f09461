import type { CouponClaim, CouponOffer } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

interface Parts {
  readonly fetch: () => Promise<readonly CouponOffer[]>
  readonly claim: (couponIds: readonly string[]) => Promise<CouponClaim>
  readonly emptyState: () => ScreenState
}

/** The coupons that a paid order has earned. */
export class GiftStore {
  state: ScreenState = screenLoading
  offers: readonly CouponOffer[] = []
  busy = false

  constructor(private readonly parts: Parts) {
    makeAutoObservable<GiftStore, 'parts'>(this, { parts: false, offers: observableRef })
  }

  /** Those that can still be claimed. */
  get open(): readonly CouponOffer[] {
    return this.offers.filter(({ claimed, left }) => !claimed && left !== 0)
  }

  get claimedAny(): boolean {
    return this.offers.some(({ claimed }) => claimed)
  }

  async load(): Promise<void> {
    try {
      const offers = await this.parts.fetch()
      runInAction(() => {
        // What was claimed a moment ago stays so, whichever answer comes last.
        const held = new Set(this.offers.filter(({ claimed }) => claimed).map(({ couponId }) => couponId))
        this.offers = offers.map((offer) => ({ ...offer, claimed: offer.claimed || held.has(offer.couponId) }))
        this.state = offers.length > 0 ? screenReady : this.parts.emptyState()
      })
    } catch (error) {
      runInAction(() => {
        if (this.offers.length === 0) this.state = failedState(error, () => void this.load())
      })
    }
  }

  /** Claims one, or all that are left; the answer's code 0 means that at least one was. Null while one is under way. */
  async claim(offers: readonly CouponOffer[] = this.open): Promise<CouponClaim | null> {
    if (this.busy || offers.length === 0) return null
    this.busy = true
    const ids = offers.map(({ couponId }) => couponId)
    try {
      const answer = await this.parts.claim(ids)
      this.hold(answer.couponIds ?? [])
      return answer
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }

  /** Marks coupons that the member has claimed, here or elsewhere. */
  hold(couponIds: readonly string[]): void {
    this.offers = this.offers.map((one) => (couponIds.includes(one.couponId) ? { ...one, claimed: true } : one))
  }
}
