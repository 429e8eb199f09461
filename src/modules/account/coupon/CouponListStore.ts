import {
  COUPON_CLAIM,
  COUPON_STATUS,
  type Coupon,
  type CouponClaim,
  type CouponCounts,
  type CouponOffer,
  type CouponPage,
  type CouponStatus,
} from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { PagedList } from '@/domain/list/PagedList'
import { isGatewayError } from '@/gateway/GatewayError'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

export type CouponTab = keyof typeof COUPON_STATUS | 'claimable'
export const COUPON_TABS: readonly CouponTab[] = [
  ...(Object.keys(COUPON_STATUS) as (keyof typeof COUPON_STATUS)[]),
  'claimable',
]

interface Parts {
  readonly fetchPage: (status: CouponStatus | 'claimable', pageNumber: number) => Promise<CouponPage>
  readonly emptyState: (tab: CouponTab) => ScreenState
  /** The coupon that the address names; null without one. */
  readonly fetchLinked: (() => Promise<CouponOffer | undefined>) | null
  readonly claim: (couponId: string) => Promise<CouponClaim>
}

/** The member's coupons and those on offer, one tab at a time, and the coupon of a link. */
export class CouponListStore {
  tab: CouponTab = 'usable'
  counts: CouponCounts | null = null
  linked: CouponOffer | null = null
  /** That of the link's ticket. */
  linkState: ScreenState = screenLoading
  /** The link names a coupon that nobody can claim. */
  linkGone = false
  readonly claimed = new Set<string>()
  readonly list: PagedList<Coupon>
  private claiming = false

  constructor(private readonly parts: Parts) {
    this.list = new PagedList(
      (pageNumber) => this.fetchPage(pageNumber),
      ({ id }) => id,
      () => parts.emptyState(this.tab),
    )
    makeAutoObservable<CouponListStore, 'parts' | 'claiming'>(this, {
      ...{ parts: false, claiming: false, list: false },
      ...{ counts: observableRef, linked: observableRef },
    })
  }

  choose(tab: CouponTab): void {
    if (tab === this.tab) return
    this.tab = tab
    this.list.reload()
  }

  /** The ticket of the link; visitors see it too. */
  async loadLinked(): Promise<void> {
    const { fetchLinked } = this.parts
    if (!fetchLinked) return
    try {
      const linked = await fetchLinked()
      runInAction(() => {
        this.linked = linked ?? null
        this.linkState = screenReady
      })
    } catch (error) {
      runInAction(() => {
        this.linkGone = isGatewayError(error, 'NOTFOUND')
        if (this.linkGone) this.linkState = screenReady
        else if (!this.linked) this.linkState = failedState(error, () => void this.loadLinked())
      })
    }
  }

  /** Claims a coupon once, and shows what has changed. Null while another claim is on its way. */
  async claim(couponId: string): Promise<CouponClaim | null> {
    if (this.claiming) return null
    this.claiming = true
    try {
      const answer = await this.parts.claim(couponId)
      const { claimed, limit } = COUPON_CLAIM
      runInAction(() => {
        if (answer.t === claimed.t || answer.t === limit.t) this.claimed.add(couponId)
      })
      if (answer.t === claimed.t) this.list.reload()
      return answer
    } finally {
      this.claiming = false
    }
  }

  private async fetchPage(pageNumber: number): Promise<CouponPage> {
    const { tab } = this
    const page = await this.parts.fetchPage(tab === 'claimable' ? tab : COUPON_STATUS[tab], pageNumber)
    runInAction(() => {
      if (page.counts) this.counts = page.counts
    })
    return page
  }
}
