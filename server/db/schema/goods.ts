import type { GoodsDetail, GoodsSource, OrderAddress } from '@quanzi/contract'
import type { Generated, JSONColumnType } from 'kysely'
import type { Json } from './content'

export interface GoodsTable {
  iid: number
  id: string
  source: GoodsSource
  title: string
  subtitle: Generated<string>
  imgs: Generated<string[]>
  ratio: Generated<number>
  html: Generated<string>
  params: Json<GoodsDetail['goods']['params']>
  /** Names of the choices: colour, size. */
  specs: Generated<string[]>
  type_id: string | null
  cat_id: string | null
  supplier_iid: number
  /** The item's own commission rates in basis points for each level; null: the tenant's rates apply. */
  rates: JSONColumnType<readonly number[], string | null | undefined, string | null> | null
  /** Commission of a distributor of the first level for the cheapest sku, fen. */
  commission: Generated<number>
  buy_share: JSONColumnType<NonNullable<GoodsDetail['buyShare']>, string | null | undefined, string | null> | null
  /** `off`: the shop has withdrawn them. `hidden`: reports have. */
  status: Generated<'on' | 'off' | 'hidden'>
  sort: Generated<number>
  /** In fen, of the cheapest sku on sale. */
  price: number
  /** In fen, of the cheapest sku in stock, which lists show; of `price`'s sku when nothing is left. */
  shown_price: number
  /** Pieces in stock of the skus on sale. */
  stock: Generated<number>
  sold: Generated<number>
  sku_count: Generated<number>
  published_at: number
  text: Generated<string>
  marks: Generated<string[]>
}

export interface SkuTable {
  iid: number
  id: string
  goods_id: string
  values: Generated<string[]>
  price: number
  vip_price: number | null
  market_price: number | null
  /** The supplier's part per piece, in fen. */
  supply_price: Generated<number>
  stock: Generated<number>
  /** Pieces in orders that wait for payment. */
  reserved: Generated<number>
  sold: Generated<number>
  img: Generated<string>
  on_sale: Generated<boolean>
  sort: Generated<number>
}

export interface GoodsTables {
  supplier: {
    iid: number
    supplier_iid: number
    name: string
    /** What it says of itself to stores. */
    intro: Generated<string>
    logo: Generated<string>
    freight_fee: Generated<number>
    /** Fen of goods from which shipping is free. */
    free_over: number | null
    services: Json<GoodsDetail['service']>
    /** Where returned goods go. */
    return_to: JSONColumnType<OrderAddress, string | null | undefined, string | null> | null
  }
  goods_category: {
    iid: number
    id: string
    source: GoodsSource
    parent_id: string | null
    name: string
    img: Generated<string>
    sort: Generated<number>
  }
  goods: GoodsTable
  sku: SkuTable
  cart_line: {
    iid: number
    user_id: number
    source: GoodsSource
    sku_id: string
    num: number
    checked: Generated<boolean>
    price_seen: number
    at: number
  }
}
