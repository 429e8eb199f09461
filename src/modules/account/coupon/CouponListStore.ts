import type { Coupon, Page } from '@quanzi/contract'
import { makeAutoObservable } from 'mobx'
import { PagedList } from '@/domain/list/PagedList'
import type { ScreenState } from '@/ui/screen/ScreenState'

export const COUPON_TABS = ['usable', 'used', 'expired'] as const
export type CouponTab = (typeof COUPON_TABS)[number]

const STATUS = { usable: 0, used: 1, expired: 2 } as const

interface Parts {
  readonly fetchPage: (status: 0 | 1 | 2, pageNumber: number) => Promise<Page<Coupon>>
  readonly emptyState: (tab: CouponTab) => ScreenState
}

/** The member's coupons, one tab at a time. */
export class CouponListStore {
  tab: CouponTab = 'usable'
  readonly list: PagedList<Coupon>

  constructor(parts: Parts) {
    this.list = new PagedList(
      (pageNumber) => parts.fetchPage(STATUS[this.tab], pageNumber),
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
