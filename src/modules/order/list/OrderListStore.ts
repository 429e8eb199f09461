import { ORDER_STATUS, type OrderCounts, type OrderPage, type OrderRow } from '@quanzi/contract'
import { makeAutoObservable, runInAction } from 'mobx'
import { ListSearch } from '@/domain/list/ListSearch'
import { PagedList } from '@/domain/list/PagedList'
import { isGatewayError } from '@/gateway/GatewayError'
import { serverNow } from '@/platform/serverClock'
import type { Keep } from '@/session/memberKeep'
import type { ScreenState } from '@/ui/screen/ScreenState'

export type OrderTab = 'all' | 'unpaid' | 'fulfil' | 'receive' | 'review' | 'refund'

/** The status of each tab: 0 is every order, 15 stands for 15 to 18. */
const STATUS: Readonly<Record<OrderTab, number>> = {
  all: 0,
  unpaid: ORDER_STATUS.waiting,
  fulfil: ORDER_STATUS.paid,
  receive: ORDER_STATUS.shipped,
  review: ORDER_STATUS.received,
  refund: ORDER_STATUS.refundRequested,
}

export const ORDER_TABS = Object.keys(STATUS) as readonly OrderTab[]

/** The tab in an address: its name or its status. */
export const tabOf = (wanted: string | undefined): OrderTab =>
  ORDER_TABS.find((tab) => tab === wanted || (wanted !== undefined && String(STATUS[tab]) === wanted)) ?? 'all'

export const countOf = (tab: OrderTab, counts: OrderCounts | undefined): number | undefined => {
  if (!counts || tab === 'all') return undefined
  const { unpaid, toFulfil, toReceive, toReview, refunds } = counts
  return { unpaid, fulfil: toFulfil, receive: toReceive, review: toReview, refund: refunds }[tab]
}

interface Parts {
  readonly fetchPage: (status: number, pageNo: number, word: string) => Promise<OrderPage>
  readonly emptyState: (tab: OrderTab, word: string) => ScreenState
  readonly tab: OrderTab
  /** The orders with codes, for a place without a network. */
  readonly kept?: Keep<readonly OrderRow[]>
  readonly now?: () => number
}

/** Orders by tab: the member's own, or those of the tenant that match a word. */
export class OrderListStore {
  tab: OrderTab
  readonly list: PagedList<OrderRow>
  readonly search = new ListSearch(() => this.list.reload())
  /** True while the rows are those that the device has kept. */
  isKept = false

  constructor(private readonly parts: Parts) {
    this.tab = parts.tab
    this.list = new PagedList(
      (pageNo) => this.fetchPage(pageNo),
      ({ gid }) => gid,
      () => parts.emptyState(this.tab, this.search.asked),
    )
    makeAutoObservable<OrderListStore, 'parts'>(this, { parts: false, list: false, search: false })
  }

  /** True when something can be shown without a network. */
  get keeps(): boolean {
    return Boolean(this.parts.kept?.read()?.value.length)
  }

  private async fetchPage(pageNo: number): Promise<OrderPage> {
    const { fetchPage, kept, now = serverNow } = this.parts
    const isFirst = this.tab === 'all' && pageNo === 1
    try {
      const page = await fetchPage(STATUS[this.tab], pageNo, this.search.asked)
      if (isFirst && kept)
        kept.write(
          page.list.filter(({ actions }) => actions.includes('use')),
          now(),
        )
      runInAction(() => {
        this.isKept = false
      })
      return page
    } catch (error) {
      const isOffline = isGatewayError(error) && error.kind === 'network'
      const tickets = isFirst && isOffline && this.list.rows.length === 0 ? kept?.read()?.value : null
      if (!tickets?.length) throw error
      runInAction(() => {
        this.isKept = true
      })
      return { list: tickets, total: tickets.length, hasMore: false }
    }
  }

  choose(tab: OrderTab): void {
    if (tab === this.tab) return
    this.tab = tab
    this.list.reload()
  }
}
