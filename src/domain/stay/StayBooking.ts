import { isMobile, MOST_ROOMS, type OrderCalculation, type OrderCreated, type StayDates } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { errorText } from '@/locales/errorText'
import { text } from './messages'
import { daysWords, yuan } from './stayWords'

/** What is booked: a room, or a package behind a `p`. */
export interface BookedTarget {
  readonly keys: string
  readonly title: string
  /** Maximum number of guests in one. */
  readonly guests: number
  readonly isPackage: boolean
  /** Percent that a deposit takes; absent where the whole is paid at once. */
  readonly deposit?: number | undefined
}

/** What is sent to reckon the price, and with the names to order. */
export interface BookingWish {
  readonly keys: string
  readonly dates: StayDates
  readonly num: number
  readonly guestNum: number
  /** True to pay the deposit now and the rest later. */
  readonly byDeposit: boolean
}

export interface BookingOrder extends BookingWish {
  readonly guests: readonly string[]
  readonly phone: string
  readonly couponId: string
  readonly payable: number
}

/** Who was entered last. */
export interface KnownGuests {
  readonly names: readonly string[]
  readonly phone: string
}

interface Parts {
  readonly calculate: (wish: BookingWish) => Promise<OrderCalculation>
  readonly create: (order: BookingOrder) => Promise<OrderCreated>
  /** What the form begins with; absent: one room for one. */
  readonly begin?: { readonly rooms: number; readonly people: number }
  readonly known: { readonly read: () => KnownGuests; readonly write: (guests: KnownGuests) => void }
  /** The refusal's name and data; null for another error. */
  readonly refusal: (
    error: unknown,
  ) => { readonly name: string; readonly data: Readonly<Record<string, unknown>> } | null
  /** Nights turned out to be booked up: the calendar reads them again. */
  readonly onFull: () => void
}

/** The form of a booking: rooms, guests, phone, coupon and price. What was entered stays when dates are refused. */
export class StayBooking {
  target: BookedTarget | null = null
  dates: StayDates | null = null
  open = false
  busy = false
  tried = false
  rooms = 1
  people = 1
  names: readonly string[] = ['']
  phone = ''
  couponId = ''
  byDeposit = false
  calculation: OrderCalculation | null = null
  /** Why there is no price, or why the order was refused; '' for nothing. */
  problem = ''
  isFull = false
  private question = 0
  /** True once the guest has chosen a coupon, or none: until then the best one is taken. */
  private isCouponChosen = false

  constructor(private readonly parts: Parts) {
    this.rooms = Math.min(parts.begin?.rooms ?? 1, MOST_ROOMS)
    this.people = parts.begin?.people ?? 1
    makeAutoObservable<StayBooking, 'parts' | 'question' | 'isCouponChosen'>(this, {
      parts: false,
      question: false,
      isCouponChosen: false,
      calculation: observableRef,
      target: observableRef,
      dates: observableRef,
      names: observableRef,
    })
  }

  get mostPeople(): number {
    return (this.target?.guests ?? 1) * this.rooms
  }

  get mostRooms(): number {
    return MOST_ROOMS
  }

  /** One name for each room. */
  get wantedNames(): readonly string[] {
    return Array.from({ length: this.rooms }, (_, at) => this.names[at] ?? '')
  }

  get coupons() {
    return this.calculation?.coupons.filter(({ usable }) => usable) ?? []
  }

  /** Fen; null while it is not known. */
  get payable(): number | null {
    if (!this.calculation) return null
    return this.calculation.payable - (this.coupons.find(({ id }) => id === this.couponId)?.save ?? 0)
  }

  nameFault(at: number): string {
    const name = this.wantedNames[at]?.trim() ?? ''
    return this.tried && name.length < 2 ? text('needName') : ''
  }

  get phoneFault(): string {
    return this.tried && !isMobile(this.phone) ? text('needPhone') : ''
  }

  /** Opens the form. Other dates keep what was entered. */
  show(target: BookedTarget, dates: StayDates): void {
    this.target = target
    this.dates = dates
    const known = this.parts.known.read()
    if (this.names.every((name) => name === '') && known.names.length > 0) this.names = known.names
    this.phone ||= known.phone
    this.open = true
    this.isFull = false
    this.byDeposit &&= target.deposit !== undefined
    this.people = Math.min(Math.max(this.people, this.rooms), this.mostPeople)
    void this.reckon()
  }

  suggest({ name, phone }: { readonly name: string; readonly phone: string }): void {
    const [first, ...others] = this.names
    this.names = [first || name, ...others]
    this.phone = this.phone || phone
  }

  close(): void {
    this.open = false
  }

  setRooms(rooms: number): void {
    this.rooms = rooms
    this.people = Math.min(Math.max(this.people, rooms), this.mostPeople)
    void this.reckon()
  }

  setPeople(people: number): void {
    this.people = people
    void this.reckon()
  }

  setName(at: number, name: string): void {
    this.names = Array.from({ length: Math.max(this.names.length, at + 1) }, (_, n) =>
      n === at ? name : (this.names[n] ?? ''),
    )
  }

  setPhone(phone: string): void {
    this.phone = phone
  }

  payDeposit(on: boolean): void {
    this.byDeposit = on
    void this.reckon()
  }

  chooseCoupon(id: string): void {
    this.couponId = id
    this.isCouponChosen = true
  }

  /** Reads the price for what is chosen now; an older answer never replaces a newer one. */
  async reckon(): Promise<void> {
    const wish = this.wish
    if (!wish) return
    this.question += 1
    const { question } = this
    try {
      const calculation = await this.parts.calculate(wish)
      runInAction(() => {
        if (question !== this.question) return
        this.calculation = calculation
        this.problem = ''
        this.isFull = false
        this.keepCoupon()
      })
    } catch (error) {
      runInAction(() => {
        if (question !== this.question) return
        this.calculation = null
        this.refuse(error)
      })
    }
  }

  /** Takes the coupon that saves most, unless the guest has chosen; a chosen one that no longer fits goes. */
  private keepCoupon(): void {
    const fits = this.coupons.some(({ id }) => id === this.couponId)
    if (this.isCouponChosen && (fits || this.couponId === '')) return
    const [best] = [...this.coupons].sort((one, other) => other.save - one.save)
    this.couponId = best?.id ?? ''
    this.isCouponChosen = false
  }

  /** Orders. Null while the form is not right, a second tap runs, or the order was refused for a reason that is shown. */
  async send(): Promise<OrderCreated | null> {
    this.tried = true
    const { wish, payable } = this
    if (!wish || payable === null || this.busy) return null
    const guests = this.wantedNames.map((name) => name.trim())
    if (guests.some((name) => name.length < 2) || !isMobile(this.phone)) return null
    this.busy = true
    try {
      const { phone, couponId } = this
      this.parts.known.write({ names: guests, phone })
      const created = await this.parts.create({ ...wish, guests, phone, couponId, payable })
      runInAction(() => {
        this.open = false
      })
      return created
    } catch (error) {
      await this.answer(error, payable)
      return null
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }

  private get wish(): BookingWish | null {
    const { target, dates, rooms, people, byDeposit } = this
    return target && dates ? { keys: target.keys, dates, num: rooms, guestNum: people, byDeposit } : null
  }

  private async answer(error: unknown, old: number): Promise<void> {
    if (this.parts.refusal(error)?.name !== 'PRICE') return runInAction(() => this.refuse(error))
    await this.reckon()
    runInAction(() => {
      if (this.payable !== null) this.problem = text('priceNow', { old: yuan(old), now: yuan(this.payable) })
    })
  }

  /** Says why; nights that are booked up are named. */
  private refuse(error: unknown): void {
    const refusal = this.parts.refusal(error)
    const dates = refusal?.name === 'FULL' && Array.isArray(refusal.data.dates) ? refusal.data.dates.map(String) : []
    this.isFull = refusal?.name === 'FULL' || refusal?.name === 'CLOSED'
    this.problem = dates.length > 0 ? text('fullOn', { dates: daysWords(dates) }) : errorText(error)
    if (this.isFull) this.parts.onFull()
  }
}
