import type { Coupon, CouponClaim, Page } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { PagedList } from '@/domain/list/PagedList'
import type { ScreenState } from '@/ui/screen/ScreenState'

interface Parts {
  readonly fetchPage: (pageNo: number) => Promise<Page<Coupon>>
  readonly claim: (couponId: string) => Promise<CouponClaim>
  readonly claimAll: (couponIds: readonly string[]) => Promise<CouponClaim>
  readonly emptyState: () => ScreenState
}

/** How many coupons one call claims. */
const MOST_AT_ONCE = 50

/** Coupons that anybody may claim, one by one or all at once. */
export class CouponCentre {
  readonly list: PagedList<Coupon>
  /** What was claimed on this screen, or may not be claimed again. */
  held: ReadonlySet<string> = new Set()
  busy = false

  constructor(private readonly parts: Parts) {
    this.list = new PagedList(parts.fetchPage, ({ couponId }) => couponId, parts.emptyState)
    makeAutoObservable<CouponCentre, 'parts'>(this, { parts: false, list: false, held: observableRef })
  }

  isHeld({ couponId, owned, perUser }: Coupon): boolean {
    return owned >= perUser || this.held.has(couponId)
  }

  /** Those that the viewer can still claim. */
  get open(): readonly Coupon[] {
    return this.list.rows.filter((coupon) => coupon.left !== 0 && !this.isHeld(coupon))
  }

  /** Null while another claim is under way. */
  async claim(couponId: string): Promise<CouponClaim | null> {
    return await this.run(async () => {
      const answer = await this.parts.claim(couponId)
      if (answer.t === 0) this.taken([couponId])
      // Another member took the last one.
      else if (answer.t === 1) runInAction(() => this.list.replace(couponId, (coupon) => ({ ...coupon, left: 0 })))
      else if (answer.t === 2) this.hold([couponId])
      return answer
    })
  }

  /** Claims all that are shown; the answer names those that were not. */
  async claimAll(): Promise<CouponClaim | null> {
    const ids = this.open.slice(0, MOST_AT_ONCE).map(({ couponId }) => couponId)
    if (ids.length === 0) return null
    return await this.run(async () => {
      const answer = await this.parts.claimAll(ids)
      this.hold(answer.couponIds ?? [])
      await this.list.load()
      return answer
    })
  }

  /** Coupons that were claimed here or on another screen. */
  hold(couponIds: readonly string[]): void {
    this.held = new Set([...this.held, ...couponIds])
  }

  private taken(couponIds: readonly string[]): void {
    this.hold(couponIds)
    for (const id of couponIds)
      this.list.replace(id, (coupon) =>
        coupon.left === null ? coupon : { ...coupon, left: Math.max(0, coupon.left - 1) },
      )
  }

  private async run(claim: () => Promise<CouponClaim>): Promise<CouponClaim | null> {
    if (this.busy) return null
    this.busy = true
    try {
      return await claim()
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}
