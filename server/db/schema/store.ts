import type { StoreEvent } from '@quanzi/contract'
import type { Generated } from 'kysely'
import type { Json } from './content'

/** What is kept of a store's people, by their kind. */
export interface StoreOptions {
  /** Of a consult. */
  readonly hours?: string | undefined
  /** Of a recipient. */
  readonly events?: readonly StoreEvent[] | undefined
  /** Of the manager. */
  readonly img?: string | undefined
  readonly intro?: string | undefined
}

export type StoreMemberKind = 'consult' | 'notify' | 'master'

export interface StoreTables {
  /** A supplier whose goods the store may sell. */
  supply_link: {
    iid: number
    store_id: number
    supplier_iid: number
  }
  small_store: {
    iid: number
    id: Generated<number>
    user_id: number
    name: string
    logo: Generated<string>
    banner: Generated<string>
    notice: Generated<string>
    city: Generated<string>
    open: Generated<boolean>
    at: number
  }
  store_member: {
    iid: number
    id: Generated<number>
    store_id: number
    kind: StoreMemberKind
    user_id: number
    name: Generated<string>
    sort: Generated<number>
    options: Json<StoreOptions>
  }
  store_item: {
    iid: number
    store_id: number
    goods_id: string
    /** Of the cheapest sku, fen. */
    price: number
    sort: Generated<number>
    on_shelf: Generated<boolean>
  }
}
