import { addDays, type StayDates } from '@quanzi/contract'
import { makeAutoObservable, observableRef } from 'mobx'
import type { CalendarStore } from '../calendar/CalendarStore'
import { canChoose, chooseDay, NO_STAY, nightsOf, type StayRange } from '../calendar/stayRange'

interface Parts {
  readonly calendar: CalendarStore
  /** Without one any coming day is free: a list has no nights of its own. */
  readonly hasNights: boolean
  /** Of a package: one press on its first day chooses the stay. */
  readonly nights?: number
  readonly chosen: StayRange
  /** Other dates were confirmed, or cleared. */
  readonly onChange: (dates: StayDates | null) => void
}

/** The dates of a stay: those that count, and those being chosen in the sheet. */
export class StayDatesStore {
  open = false
  range: StayRange
  draft: StayRange

  constructor(private readonly parts: Parts) {
    this.range = parts.chosen
    this.draft = parts.chosen
    makeAutoObservable<StayDatesStore, 'parts'>(this, { parts: false, range: observableRef, draft: observableRef })
  }

  get calendar(): CalendarStore {
    return this.parts.calendar
  }

  /** Null until both days are chosen. */
  get dates(): StayDates | null {
    return this.range.in !== '' && this.range.out !== '' ? this.range : null
  }

  get isWhole(): boolean {
    return this.draft.in !== '' && this.draft.out !== ''
  }

  /** True for a package: only its first day is chosen. */
  get isFixed(): boolean {
    return this.parts.nights !== undefined
  }

  /** The chosen nights with their prices, as far as the calendar knows them. */
  get nightPrices(): readonly { readonly date: string; readonly price: number }[] {
    return nightsOf(this.range).flatMap((date) => {
      const cell = this.calendar.cell(date)
      return cell ? [{ date, price: cell.price }] : []
    })
  }

  show(): void {
    this.draft = this.range
    this.open = true
    void this.calendar.load()
  }

  close(): void {
    this.open = false
  }

  readonly canPress = (date: string): boolean =>
    this.isFixed ? this.isFree(date) : canChoose(this.draft, date, this.isFree)

  readonly press = (date: string): void => {
    const { nights } = this.parts
    if (nights === undefined) this.draft = chooseDay(this.draft, date, this.isFree)
    else if (this.isFree(date)) this.draft = { in: date, out: addDays(date, nights) }
  }

  confirm(): void {
    if (!this.isWhole) return
    this.range = this.draft
    this.open = false
    this.parts.onChange(this.dates)
  }

  clear(): void {
    this.range = NO_STAY
    this.draft = NO_STAY
    this.open = false
    this.parts.onChange(null)
  }

  private readonly isFree = (date: string): boolean =>
    this.parts.hasNights ? this.calendar.cell(date)?.state === 'open' : date >= this.calendar.today
}
