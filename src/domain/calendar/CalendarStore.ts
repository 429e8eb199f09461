import { addDays, type Calendar, shanghaiDay } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { failedState } from '@/ui/screen/failedState'
import type { MoreState, ScreenState } from '@/ui/screen/ScreenState'
import { type DayCell, dayCells } from './DayCell'
import { monthsBetween } from './monthDays'

export interface CalendarMonth {
  /** YYYY-MM */
  readonly month: string
  readonly cells: ReadonlyMap<string, DayCell>
}

interface Parts {
  readonly read: (month: string) => Promise<Calendar>
  readonly now: () => number
  readonly emptyState: () => ScreenState
  /** True for nights: the day after the last one can be the day of departure. */
  readonly isStay: boolean
}

const monthOf = (date: string): string => date.slice(0, 7)

/** The months of a calendar. It begins with this month, as far as the first day that can be booked; others follow. */
export class CalendarStore {
  state: ScreenState = { kind: 'loading' }
  more: MoreState = 'idle'
  months: readonly CalendarMonth[] = []
  /** The first day that can be booked; '' without one. */
  firstOpen = ''
  private lastMonth = ''
  private question = 0

  constructor(private readonly parts: Parts) {
    makeAutoObservable<CalendarStore, 'parts' | 'question'>(this, {
      parts: false,
      question: false,
      months: observableRef,
    })
  }

  get today(): string {
    return shanghaiDay(this.parts.now())
  }

  cell(date: string): DayCell | undefined {
    return this.months.find(({ month }) => month === monthOf(date))?.cells.get(date)
  }

  /** Loads the shown months again, or the first ones. */
  async load(): Promise<void> {
    this.question += 1
    const { question } = this
    const thisMonth = monthOf(this.today)
    try {
      const present = await this.parts.read(thisMonth)
      const reach = this.lastShown ?? monthOf(present.firstOpen || this.today)
      const later = monthsBetween(thisMonth, reach).slice(1)
      const rest = await Promise.all(later.map((month) => this.parts.read(month)))
      runInAction(() => {
        if (question !== this.question) return
        this.months = [present, ...rest].map(({ days }, at) => ({
          month: later[at - 1] ?? thisMonth,
          cells: dayCells(days),
        }))
        this.take(present)
        this.state = present.lastDay === '' ? this.parts.emptyState() : { kind: 'ready' }
      })
    } catch (error) {
      runInAction(() => {
        if (question !== this.question || this.months.length > 0) return
        this.state = failedState(error, () => void this.reload())
      })
    }
  }

  /** Loads again and shows the skeleton meanwhile. */
  reload(): Promise<void> {
    this.months = []
    this.state = { kind: 'loading' }
    return this.load()
  }

  async loadMore(): Promise<void> {
    const month = this.nextMonth
    if (this.more === 'loading' || this.state.kind !== 'ready' || month === '') return
    this.more = 'loading'
    const { question } = this
    try {
      const calendar = await this.parts.read(month)
      runInAction(() => {
        if (question !== this.question) return
        this.months = [...this.months, { month, cells: dayCells(calendar.days) }]
        this.take(calendar)
      })
    } catch {
      runInAction(() => {
        if (question === this.question) this.more = 'failed'
      })
    }
  }

  private get lastShown(): string | undefined {
    return this.months[this.months.length - 1]?.month
  }

  private get nextMonth(): string {
    const [, next = ''] = monthsBetween(this.lastShown ?? this.lastMonth, this.lastMonth)
    return next
  }

  private take({ firstOpen, lastDay }: Calendar): void {
    this.firstOpen = firstOpen
    this.lastMonth = lastDay && monthOf(this.parts.isStay ? addDays(lastDay, 1) : lastDay)
    this.more = this.nextMonth === '' ? 'end' : 'idle'
  }
}
