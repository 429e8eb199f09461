import type { CampaignField, CardLogKind, CardRight } from '@quanzi/contract'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Json } from './content'

/** A JSON list with a default. */
export type JsonList<T> = ColumnType<readonly T[], string | undefined, string>

/** Printed cards, what partners offer their holders, and red packets. */
export interface CardTables {
  realcard: {
    iid: number
    id: string
    no: string
    offer_id: string
    pwd_hash: string
    pwd_enc: string
    order_id: string | null
    user_id: number | null
    name: Generated<string>
    id_enc: string | null
    id_hash: string | null
    mobile: Generated<string>
    state: Generated<'new' | 'active' | 'frozen' | 'void'>
    activated_at: number | null
    expires: number | null
    rights: JsonList<CardRight>
  }
  realcard_log: {
    iid: number
    id: GeneratedAlways<number>
    card_id: string
    kind: CardLogKind
    title: Generated<string>
    at: number
  }
  realcard_campaign: {
    iid: number
    code: string
    title: string
    description: Generated<string>
    img: Generated<string>
    fields: JsonList<CampaignField>
    quota: number
    used: Generated<number>
    right_id: string | null
    budget: Generated<number>
    packet_total: Generated<number>
    packet_parts: Generated<number>
  }
  realcard_claim: {
    iid: number
    code: string
    card_id: string
    user_id: number
    fields: Json<Readonly<Record<string, string>>>
    voucher: string
    at: number
  }
  redpacket: {
    iid: number
    id: string
    code: string
    card_id: string
    user_id: number
    total: number
    at: number
    expires: number
    returned_at: number | null
  }
  redpacket_part: {
    iid: number
    packet_id: string
    seq: number
    amount: number
    user_id: number | null
    taken_at: number | null
  }
}
