import type { ActQuestion, DepositRule, RefundStep } from '@quanzi/contract'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Json } from './content'

/** `live` is a good ticket. Where places are drawn, who has paid is `entered`, then `won` or `lost`. */
export type EntryState = 'pending' | 'entered' | 'won' | 'lost' | 'givenUp' | 'live' | 'used' | 'cancelled'

export interface ActivityTables {
  saved_entrant: {
    iid: number
    id: Generated<number>
    user_id: number
    name: string
    mobile: string
    id_enc: string | null
    id_hash: string | null
    used_at: number
  }
  act_item: {
    id: string
    iid: number
    questions: Json<readonly ActQuestion[]>
    statement: JSONColumnType<{ readonly version: number; readonly text: string }, string | null, string | null> | null
    refund_rule: Json<readonly RefundStep[]>
    insurance_fen: number | null
    /** The deposit that it asks for; null: none. */
    deposit: JSONColumnType<DepositRule, string | null | undefined, string | null> | null
    /** The trip of another tenant that it resells. */
    source_iid: Generated<number | null>
    source_id: Generated<string | null>
    draft: JSONColumnType<Readonly<Record<string, unknown>>, string | null, string | null> | null
  }
  act_session: {
    id: Generated<string>
    iid: number
    item_id: string
    name: string
    price: Generated<number>
    age_from: number | null
    age_to: number | null
    starts_at: number
    ends_at: number
    stock: number
    sold: Generated<number>
    min_group: Generated<number>
    state: Generated<string>
    sex: Generated<'male' | 'female' | null>
    /** A category of teams: its stock counts teams. */
    team_size: Generated<number | null>
    /** So many places are drawn after the close; null: no draw. Until then the stock limits who enters. */
    draw_quota: Generated<number | null>
  }
  act_ticket: {
    id: Generated<string>
    iid: number
    item_id: string
    name: string
    price: number
    rule: Generated<string>
    /** The source's ticket, of a resold trip. */
    source_id: Generated<string | null>
    sort: Generated<number>
  }
  entry: {
    id: Generated<string>
    iid: number
    scope: string
    ref_id: string
    session_id: string
    user_id: number
    team_id: string | null
    order_id: string | null
    /** The line's ticket, in an order with several. */
    ticket_id: Generated<string | null>
    name: string
    mobile: Generated<string>
    id_enc: string | null
    id_hash: string | null
    answers: Json<Readonly<Record<string, string>>>
    bib: string | null
    ticket_code: string | null
    state: EntryState
    trial: Generated<boolean>
    note: Generated<string>
    created_at: number
    /** How many places of the session it holds. */
    takes: Generated<number>
    draw_no: Generated<number | null>
    draw_place: Generated<number | null>
    confirm_by: Generated<number | null>
    confirmed_at: Generated<number | null>
    /** True while its order is to be given back whole. */
    refund_due: Generated<boolean>
    tail_hash: Generated<string | null>
    /** When the person first checked in, while a check-in stands; null for nobody here. */
    present_at: ColumnType<number | null, number | null | undefined, number | null>
  }
  waitlist: {
    id: Generated<number>
    iid: number
    scope: string
    ref_id: string
    session_id: string
    user_id: number
    phone: string
    state: Generated<'waiting' | 'offered' | 'left' | 'done'>
    offered_at: number | null
    at: number
  }
}
