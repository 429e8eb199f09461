import {
  type ActSession,
  type ContentDetail,
  type Entrant,
  isMobile,
  ORDER_TYPE,
  type OrderCalculation,
  type SavedEntrant,
  shanghaiDay,
} from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { EntrantsStore } from '@/domain/entrant/EntrantsStore'
import { depositOf } from '@/domain/order/depositOf'
import { type DepositWords, depositWords } from '@/domain/order/depositWords'
import { isGatewayError } from '@/gateway/GatewayError'
import type { PrepayOrder } from '@/session/PrepayStore'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'
import { type Counts, fitCounts, sumOf, type TicketPart, ticketParts } from './TicketCounts'
import type { TripDraft } from './TripDraft'

interface Parts {
  readonly iid: number
  readonly id: string
  readonly wanted: string
  /** True for whoever has chosen the deposit already. */
  readonly byDeposit: boolean
  readonly draftKey: string
  readonly fetchDetail: () => Promise<ContentDetail>
  readonly calculate: (choice: Pick<PrepayOrder, 'property' | 'property2' | 'num'>) => Promise<OrderCalculation>
  readonly requireMember: () => Promise<boolean>
  readonly handOver: (order: PrepayOrder) => void
  readonly draft: { read: () => TripDraft | null; write: (draft: TripDraft) => void }
  readonly now: () => number
}

export type TripProblem =
  | { readonly kind: 'departure' | 'people' | 'name' | 'phone' | 'terms' }
  | { readonly kind: 'entrant'; readonly row: number; readonly field: string }

export type TripOutcome =
  | { readonly kind: 'problem'; readonly problem: TripProblem }
  | { readonly kind: 'handedOver' }
  /** The departure has become full: the form stays, and other dates are offered. */
  | { readonly kind: 'full' }
  /** The sum is another now; sending again accepts it. */
  | { readonly kind: 'priceChanged'; readonly before: number; readonly now: number }

/** The form of a trip: departure, adults and children, travellers and contact. */
export class TripEnrollStore {
  state: ScreenState = screenLoading
  detail: ContentDetail | null = null
  departureId = ''
  counts: Counts = {}
  name = ''
  phone = ''
  agreed = false
  /** The wish to pay a deposit now and the balance later. */
  wantsDeposit: boolean
  /** Errors show only after the user has tried to send the form. */
  tried = false
  busy = false
  restored = false
  /** True since the gateway said that the chosen departure has no room for these people. */
  isFull = false
  readonly entrants: EntrantsStore

  constructor(private readonly parts: Parts) {
    this.wantsDeposit = parts.byDeposit
    this.entrants = new EntrantsStore({ today: () => shanghaiDay(parts.now()) })
    makeAutoObservable<TripEnrollStore, 'parts'>(this, {
      parts: false,
      entrants: false,
      detail: observableRef,
      counts: observableRef,
    })
  }

  get departure(): ActSession | null {
    return this.detail?.sessions?.find(({ id }) => id === this.departureId) ?? null
  }

  /** Departures with enough seats, the chosen one left out, the nearest first. */
  get others(): readonly ActSession[] {
    const people = sumOf(this.counts)
    return (this.detail?.sessions ?? []).filter(
      ({ id, state, stock, sold }) => id !== this.departureId && state === 'open' && stock - sold >= people,
    )
  }

  /** True when the chosen departure has too few seats. For whom a seat is kept it is open with none left. */
  private get lacksSeats(): boolean {
    const { departure, people } = this
    if (departure?.state !== 'open') return departure?.state === 'full'
    const left = departure.stock - departure.sold
    return left > 0 && left < people
  }

  get tickets(): readonly TicketPart[] {
    return ticketParts(this.detail?.tickets ?? [], this.counts)
  }

  get people(): number {
    return sumOf(this.counts)
  }

  /** Fen for everybody; null until the departure is known. */
  get total(): number | null {
    const { departure } = this
    if (!departure) return null
    return this.tickets.reduce((sum, { ticket, count }) => sum + (departure.price + ticket.price) * count, 0)
  }

  /** The deposit for everybody; null where none is offered. One deposit is for one kind of ticket. */
  get deposit(): DepositWords | null {
    const { departure, tickets, people: num, detail } = this
    const [part] = tickets
    if (!departure || !part || tickets.length > 1) return null
    const price = departure.price + part.ticket.price
    return depositWords(detail?.deposit, { price, num, startsAt: departure.startsAt, now: this.parts.now() })
  }

  /** The deposit that is paid now; null when the whole is. */
  get due(): DepositWords | null {
    return this.wantsDeposit ? this.deposit : null
  }

  get draft(): TripDraft {
    const { departureId, counts, name, phone, entrants } = this
    return { departureId, counts, name, phone, entrants: entrants.drafts }
  }

  get isGone(): boolean {
    return this.detail !== null && !this.detail.sessions?.some(({ state }) => state === 'open' || state === 'full')
  }

  async load(): Promise<void> {
    try {
      const detail = await this.parts.fetchDetail()
      runInAction(() => {
        const isFirst = this.detail === null
        this.detail = detail
        this.entrants.ask(detail.questions ?? [])
        if (isFirst) this.begin(detail)
        this.isFull = this.lacksSeats
        this.state = screenReady
      })
    } catch (error) {
      runInAction(() => {
        if (this.detail) return
        this.state = failedState(error, () => this.reload())
      })
    }
  }

  reload(): void {
    this.state = screenLoading
    void this.load()
  }

  /** Chooses another departure; everything else stays. */
  depart(id: string): void {
    this.departureId = id
    this.isFull = false
  }

  /** So many people with a ticket. Whoever leaves is the last with that ticket. */
  setCount(ticketId: string, count: number): void {
    const { max, drafts } = this.entrants
    const before = this.counts[ticketId] ?? 0
    const room = max - this.people + before
    const next = Math.max(0, Math.min(count, room))
    if (next === 0 && this.people === before) return
    const end = this.tickets.find(({ ticket }) => ticket.id === ticketId)?.to ?? this.placeOf(ticketId)
    this.counts = { ...this.counts, [ticketId]: next }
    const kept = next < before ? [...drafts.slice(0, end - (before - next)), ...drafts.slice(end)] : drafts
    if (next < before) this.entrants.restore(kept)
    else this.entrants.insert(end, next - before)
    this.isFull = false
  }

  /** Where the first person with a ticket that nobody has would stand. */
  private placeOf(ticketId: string): number {
    const tickets = this.detail?.tickets ?? []
    const before = tickets.slice(
      0,
      tickets.findIndex(({ id }) => id === ticketId),
    )
    return before.reduce((sum, { id }) => sum + (this.counts[id] ?? 0), 0)
  }

  /** Removes a person and the ticket of that place. */
  remove(key: string): void {
    const row = this.entrants.drafts.findIndex((draft) => draft.key === key)
    const part = this.tickets.find(({ from, to }) => from <= row + 1 && row + 1 <= to)
    if (!part || this.people === 1) return
    this.counts = { ...this.counts, [part.ticket.id]: part.count - 1 }
    this.entrants.remove(key)
  }

  /** A tick enters a saved person, with the last ticket when the form has no empty place; another removes them. */
  toggle(person: SavedEntrant): void {
    const row = this.entrants.rowOf(person)
    if (row && this.people > 1) {
      this.remove(row.key)
      return
    }
    const before = this.entrants.count
    this.entrants.toggle(person)
    const last = this.tickets[this.tickets.length - 1]
    if (this.entrants.count > before && last)
      this.counts = { ...this.counts, [last.ticket.id]: last.count + this.entrants.count - before }
  }

  write(change: Partial<Pick<TripEnrollStore, 'name' | 'phone' | 'agreed' | 'wantsDeposit'>>): void {
    Object.assign(this, change)
  }

  /** Fills empty fields from the member's details. */
  suggest({ name, phone }: { readonly name: string; readonly phone: string }): void {
    this.entrants.suggest(name, phone)
    this.name ||= name
    this.phone ||= phone
  }

  /** Stores the form on the device, unless it is untouched. */
  keep(): void {
    if (this.detail && !this.entrants.isBlank) this.parts.draft.write(this.draft)
  }

  get problem(): TripProblem | null {
    if (this.departure?.state !== 'open') return { kind: 'departure' }
    if (this.people === 0) return { kind: 'people' }
    const first = this.entrants.firstProblem
    if (first) return { kind: 'entrant', ...first }
    if (this.name.trim().length < 2) return { kind: 'name' }
    if (!isMobile(this.phone.trim())) return { kind: 'phone' }
    return this.agreed ? null : { kind: 'terms' }
  }

  /** Sends the form to checkout. Null while it is being sent, and for a visitor, who goes to login. */
  async submit(): Promise<TripOutcome | null> {
    if (this.busy) return null
    this.tried = true
    const entrants = this.entrants.ready()
    const { problem } = this
    if (problem || !entrants) return { kind: 'problem', problem: problem ?? { kind: 'people' } }
    this.keep()
    this.busy = true
    try {
      return (await this.parts.requireMember()) ? await this.send(entrants) : null
    } catch (error) {
      if (!isGatewayError(error, 'FULL') && !isGatewayError(error, 'CLOSED')) throw error
      await this.load()
      runInAction(() => {
        this.isFull = true
      })
      return { kind: 'full' }
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }

  private async send(entrants: readonly Entrant[]): Promise<TripOutcome> {
    const { iid, id, draftKey } = this.parts
    const before = this.total ?? 0
    const property2 = JSON.stringify(Object.fromEntries(this.tickets.map(({ ticket, count }) => [ticket.id, count])))
    const choice = { property: this.departureId, property2, num: entrants.length }
    const { payable } = await this.parts.calculate(choice)
    if (payable !== before) {
      await this.load()
      return { kind: 'priceChanged', before, now: payable }
    }
    const { title = '', cover = '' } = this.detail ?? {}
    const seats = { orderType: ORDER_TYPE.origin, property: choice.property, property2 }
    const [part] = this.tickets
    const order = this.due && part ? depositOf({ ...seats, property2: part.ticket.id }) : seats
    this.parts.handOver({
      ...{ iid, keys: id, num: choice.num, ...order },
      ...{ info: { entrants }, title, cover, draftKey },
      ...{ name: this.name.trim(), phone: this.phone.trim() },
    })
    return { kind: 'handedOver' }
  }

  private begin({ sessions = [], tickets = [] }: ContentDetail): void {
    const kept = this.parts.draft.read()
    this.restored = kept !== null
    this.counts = fitCounts(tickets, kept?.counts ?? {}, this.entrants.max)
    if (kept) {
      this.entrants.restore(kept.entrants)
      this.name = kept.name
      this.phone = kept.phone
    }
    this.entrants.setCount(this.people)
    const wished = this.parts.wanted || kept?.departureId
    const open = sessions.find(({ state }) => state === 'open')
    this.departureId = sessions.find(({ id }) => id === wished)?.id ?? open?.id ?? ''
  }
}
