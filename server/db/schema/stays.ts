import type { DepositRule, RefundStep, StayFacility, StayKind } from '@quanzi/contract'
import type { Generated, JSONColumnType } from 'kysely'
import type { Json } from './content'

type Ladder = JSONColumnType<readonly RefundStep[], string | null | undefined, string | null>

/** Campsites and homestays with their rooms, nights and reservations. */
export interface StayTables {
  stay_item: {
    iid: number
    id: string
    kind: StayKind
    facilities: Generated<readonly StayFacility[]>
    rules: Generated<readonly string[]>
    phone: Generated<string>
    cancel_rule: Json<readonly RefundStep[]>
    /** The deposit that it asks for; null: none. */
    deposit: JSONColumnType<DepositRule, string | null | undefined, string | null> | null
  }
  stay_room: {
    iid: number
    id: Generated<string>
    item_id: string
    name: string
    imgs: Generated<readonly string[]>
    beds: Generated<string>
    size: number | null
    guests: number
    text: Generated<string>
    /** Null: the ladder of the campsite. */
    cancel_rule: Ladder | null
    on_sale: Generated<boolean>
    sort: Generated<number>
  }
  stay_package: {
    iid: number
    id: Generated<string>
    item_id: string
    room_id: string
    name: string
    imgs: Generated<readonly string[]>
    nights: number
    guests: number
    /** Fen for one package, besides its nights. */
    extra: Generated<number>
    meals: Generated<readonly string[]>
    activities: Generated<readonly string[]>
    text: Generated<string>
    /** First and last in-day; '' without a limit. */
    valid_from: Generated<string>
    valid_to: Generated<string>
    on_sale: Generated<boolean>
    sort: Generated<number>
  }
  stay_night: {
    iid: number
    room_id: string
    /** YYYY-MM-DD: the day on which it begins. */
    date: string
    price: number
    total: number
    sold: Generated<number>
  }
  reservation: {
    iid: number
    id: Generated<number>
    user_id: number
    order_id: string
    item_id: string
    room_id: string
    package_id: string | null
    date_in: string
    date_out: string
    starts_at: number
    ends_at: number
    rooms: number
    guests: readonly string[]
    guest_num: number
    code: string | null
    state: 'pending' | 'live' | 'cancelled'
    /** Until when an unpaid order holds the nights; null when nothing is to be paid in time. */
    held_until: number | null
    /** Percent that a cancellation returns at most, since the dates were changed; null before. */
    share_cap: Generated<number | null>
    moved_at: number
  }
}
