import type { ShopStep1, ShopStep2 } from '@quanzi/contract'
import type { Generated } from 'kysely'
import type { Json } from './content'

/** Pre-sales and applications of shops. */
export interface WaitingTables {
  planned_store: { iid: number; id: string; name: string; img: Generated<string>; plan: Generated<string> }
  planned_item: {
    iid: number
    id: string
    store_id: string
    title: string
    img: Generated<string>
    min_qty: number
    /** Paid pieces. */
    sold: Generated<number>
    deadline: number
    /** Fen a piece; 0: paid in full only. */
    deposit: Generated<number>
    deposit_refundable: Generated<boolean>
    ship_date: string
    balance_from: number | null
    balance_to: number | null
    state: Generated<'selling' | 'reached' | 'missed' | 'closed'>
    settled_at: number | null
  }
  planned_sku: {
    iid: number
    id: string
    item_id: string
    name: Generated<string>
    price: number
    stock: number
    /** Pieces in orders that wait for payment. */
    reserved: Generated<number>
    sold: Generated<number>
    sort: Generated<number>
  }
  shop_apply: {
    iid: number
    id: Generated<string>
    user_id: number
    step: Generated<number>
    data: Json<ShopData>
    status: 'draft' | 'unpaid' | 'reviewing' | 'passed' | 'refused'
    fee_fen: number
    order_id: string | null
    reason: Generated<string>
    at: number
    moved_at: number
  }
  shop: {
    iid: number
    id: Generated<string>
    owner_id: number
    apply_id: string
    data: Json<ShopData>
    status: Generated<string>
    at: number
  }
  shop_media: {
    iid: number
    id: Generated<number>
    shop_id: string
    kind: 'image' | 'video'
    url: string
    /** '' without a still. */
    poster: Generated<string>
    sort: number
    at: number
  }
}

/** What an applicant says about the shop. */
export type ShopData = Partial<ShopStep1 & ShopStep2>
