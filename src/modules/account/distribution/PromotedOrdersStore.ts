import { type IncomeEntry, type IncomeState, listIncome } from '@quanzi/contract'
import { makeAutoObservable } from 'mobx'
import { PagedList } from '@/domain/list/PagedList'
import { type Call, call } from '@/gateway/call'

export const ORDER_STATES = ['all', 'pending', 'settled', 'reversed'] as const
export type OrdersTab = 'all' | IncomeState

interface Parts {
  readonly iid: number
  /** YYYY-MM-DD; only the commissions of this day. */
  readonly day?: string | undefined
  readonly empty: () => { kind: 'empty'; message: string }
  readonly ask?: Call
}

/** The viewer's commissions, those of orders that were taken back among them. */
export class PromotedOrdersStore {
  tab: OrdersTab = 'all'
  readonly list: PagedList<IncomeEntry>

  constructor(parts: Parts) {
    const { iid, day, empty, ask = call } = parts
    this.list = new PagedList(
      (pageNo) =>
        ask(listIncome, { iid, kind: 'commission', state: this.tab === 'all' ? undefined : this.tab, day, pageNo }),
      ({ id }) => id,
      empty,
    )
    makeAutoObservable(this, { list: false })
  }

  choose(tab: OrdersTab): void {
    if (tab === this.tab) return
    this.tab = tab
    this.list.reload()
  }
}
