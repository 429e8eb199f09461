import type { Reservation, ReservationPage } from '@quanzi/contract'
import { makeAutoObservable, observableRef } from 'mobx'
import { PagedList } from '@/domain/list/PagedList'
import type { ScreenState } from '@/ui/screen/ScreenState'

export const RESERVATION_TABS = ['upcoming', 'past', 'cancelled'] as const
export type ReservationTab = (typeof RESERVATION_TABS)[number]

export const tabOfQuery = (state: string | undefined): ReservationTab =>
  RESERVATION_TABS.find((tab) => tab === state) ?? 'upcoming'

interface Parts {
  readonly tab: ReservationTab
  readonly fetchPage: (tab: ReservationTab, pageNo: number) => Promise<ReservationPage>
  readonly emptyState: (tab: ReservationTab) => ScreenState
}

/** The member's reservations: ahead, past, cancelled. */
export class ReservationsStore {
  tab: ReservationTab
  counts: ReservationPage['counts'] | null = null
  /** The reservation whose reason for cancelling is asked. */
  cancelling: Reservation | null = null
  /** The reservation whose other dates are chosen. */
  changing: Reservation | null = null
  reason = ''
  readonly list: PagedList<Reservation>

  constructor(private readonly parts: Parts) {
    this.tab = parts.tab
    this.list = new PagedList(
      (pageNo) => this.fetch(pageNo),
      ({ orderId }) => orderId,
      () => parts.emptyState(this.tab),
    )
    makeAutoObservable<ReservationsStore, 'parts'>(this, {
      parts: false,
      list: false,
      counts: observableRef,
      cancelling: observableRef,
      changing: observableRef,
    })
  }

  choose(tab: ReservationTab): void {
    if (tab === this.tab) return
    this.tab = tab
    this.list.reload()
  }

  askReason(reservation: Reservation | null): void {
    this.cancelling = reservation
    this.reason = ''
  }

  write(reason: string): void {
    this.reason = reason
  }

  changeDates(reservation: Reservation | null): void {
    this.changing = reservation
  }

  private async fetch(pageNo: number): Promise<ReservationPage> {
    const { tab } = this
    const page = await this.parts.fetchPage(tab, pageNo)
    if (tab === this.tab) this.count(page.counts)
    return page
  }

  private count(counts: ReservationPage['counts']): void {
    this.counts = counts
  }
}
