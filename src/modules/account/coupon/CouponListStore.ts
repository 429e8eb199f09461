import { COUPON_STATUS, type Coupon, type CouponStatus, type Page } from '@quanzi/contract'
import { makeAutoObservable } from 'mobx'
import { PagedList } from '@/domain/list/PagedList'
import type { ScreenState } from '@/ui/screen/ScreenState'

export type CouponTab = keyof typeof COUPON_STATUS
export const COUPON_TABS = Object.keys(COUPON_STATUS) as readonly CouponTab[]

interface Parts {
  readonly fetchPage: (status: CouponStatus, pageNumber: number) => Promise<Page<Coupon>>
  readonly emptyState: (tab: CouponTab) => ScreenState
}

/** The member's coupons, one tab at a time. */
export class CouponListStore {
  tab: CouponTab = 'usable'
  readonly list: PagedList<Coupon>

  constructor(parts: Parts) {
    this.list = new PagedList(
      (pageNumber) => parts.fetchPage(COUPON_STATUS[this.tab], pageNumber),
      ({ id }) => id,
      () => parts.emptyState(this.tab),
    )
    makeAutoObservable(this, { list: false })
  }

  choose(tab: CouponTab): void {
    if (tab === this.tab) return
    this.tab = tab
    this.list.reload()
  }
}
