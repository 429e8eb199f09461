import type { StayFacility, StayKind } from '../rules/stays'
import type { DepositRule, ItemSummary, RefundStep } from './content'
import type { Id, Page } from './page'

/** A kind of room, tent or house, of which there may be several. */
export interface StayRoom {
  readonly id: Id
  readonly itemId: Id
  readonly name: string
  readonly imgs: readonly string[]
  /** In the owner's words, e.g. one double bed. */
  readonly beds: string
  /** Square metres; null when not stated. */
  readonly size: number | null
  /** Maximum number of guests in one. */
  readonly guests: number
  readonly text: string
  /** Lowest price of a night in the next months, fen; null without nights. */
  readonly lowest: number | null
  /** The room's own refund ladder, or else the campsite's. */
  readonly refundRule: readonly RefundStep[]
}

/** A fixed number of nights in one kind of room, with meals and activities. */
export interface StayPackage {
  readonly id: Id
  readonly itemId: Id
  readonly name: string
  readonly imgs: readonly string[]
  readonly room: { readonly id: Id; readonly name: string }
  readonly nights: number
  /** Number of guests for whom one package is meant, and at most. */
  readonly guests: number
  readonly meals: readonly string[]
  readonly activities: readonly string[]
  readonly text: string
  /** First and last in-day, YYYY-MM-DD; '' without a limit. */
  readonly from: string
  readonly to: string
  /** Lowest price of one package in the next months, fen; null without nights. */
  readonly lowest: number | null
  readonly refundRule: readonly RefundStep[]
}

/** What a campsite or homestay adds to an item. */
export interface StayFacts {
  readonly kind: StayKind
  readonly facilities: readonly StayFacility[]
  /** House rules, one sentence each. */
  readonly rules: readonly string[]
  /** Number for calls; '' without one. */
  readonly phone: string
  readonly rooms: readonly StayRoom[]
  readonly packages: readonly StayPackage[]
  /** Null when it takes no deposits. */
  readonly deposit: DepositRule | null
}

/** A room or package for the asked dates. */
export interface StayOffer {
  readonly id: Id
  readonly kind: 'room' | 'package'
  /** Fen for one over all its nights; null when one of them is not on sale. */
  readonly total: number | null
  /** How many are free on all nights. */
  readonly left: number
  /** Nights on which none is free, YYYY-MM-DD. */
  readonly full: readonly string[]
}

/** `/v2/stay/offers`: all rooms and packages of a campsite. */
export interface StayOffers {
  readonly list: readonly StayOffer[]
}

/** `/v2/stay/search`; with dates `extra.lowest` and `extra.free` are for them. */
export type StayPage = Page<ItemSummary>

/** Where a reservation stands. */
export type ReservationState = 'unpaid' | 'deposit' | 'paid' | 'used' | 'refunding' | 'cancelled'

/** One reservation of the caller (`/v2/reserve/list`). */
export interface Reservation {
  readonly orderId: Id
  readonly orderType: number
  /** Name of the campsite or homestay; `title` is the room's or package's. */
  readonly place: string
  readonly title: string
  readonly img: string
  readonly kind: StayKind
  /** The campsite or homestay. */
  readonly itemId: Id
  /** `keys` of an order for the same again: the room, or `p` and the package. */
  readonly targetId: Id
  /** YYYY-MM-DD */
  readonly in: string
  readonly out: string
  readonly rooms: number
  readonly guests: readonly string[]
  readonly guestNum: number
  readonly state: ReservationState
  /** Status of the order (conventions §5). */
  readonly status: number
  /** For the desk; '' while there is none. */
  readonly code: string
  /** Fen. */
  readonly payable: number
  /** The last instant in ms; null without a ladder: then the owner decides. */
  readonly cancelBefore: number | null
  /** What a cancellation gives back now; null when it cannot be cancelled or the owner decides. */
  readonly refund: { readonly share: number; readonly amount: number } | null
  /** In ms, while it waits for payment. */
  readonly expireAt: number | null
  /** In ms: until when the balance of a deposit can be paid. */
  readonly balanceBefore: number | null
  /** True when other dates may be asked for. */
  readonly canChange: boolean
  readonly address: string
  readonly lat: number | null
  readonly lng: number | null
  readonly phone: string
}

/** `/v2/reserve/list` with the number of reservations of each state. */
export interface ReservationPage extends Page<Reservation> {
  readonly counts: { readonly upcoming: number; readonly past: number; readonly cancelled: number }
}
