import { percentOf } from '@quanzi/contract'
import type { Asker } from '../../call/Asker'
import type { Member } from '../../call/Session'
import type { Db } from '../../db/schema'
import { isVip } from '../vip/public'

/** The viewer of goods, and the time. */
export interface Viewer extends Pick<Asker, 'iid' | 'at'> {
  readonly member: Pick<Member, 'user_id'> | null
}

/** The prices that a buyer may get. */
export interface BuyerTerms {
  /** Percentage of the price that a buyer with a goods account pays; null without an account. */
  readonly discount: number | null
  readonly isVip: boolean
}

/** The terms of a viewer: those of the goods account that they own or have joined, and those of a VIP member. */
export async function buyerTerms(db: Db, { iid, member, at }: Viewer): Promise<BuyerTerms> {
  if (member === null) return { discount: null, isVip: false }
  const own = db
    .selectFrom('cm_account')
    .select('discount')
    .where('iid', '=', iid)
    .where('owner_user_id', '=', member.user_id)
  const joined = db
    .selectFrom('cm_child as c')
    .innerJoin('cm_account as a', (on) => on.onRef('a.iid', '=', 'c.iid').onRef('a.id', '=', 'c.account_id'))
    .select('a.discount')
    .where('c.iid', '=', iid)
    .where('c.user_id', '=', member.user_id)
  const accounts = await own.unionAll(joined).execute()
  return {
    discount: accounts.length > 0 ? Math.min(...accounts.map(({ discount }) => discount)) : null,
    isVip: await isVip(db, { iid, user_id: member.user_id }, at),
  }
}

/** A price for the buyer's goods account, fen; null without an account. */
export const accountPriceOf = ({ discount }: BuyerTerms, price: number): number | null =>
  discount === null ? null : percentOf(price, discount)

/**
 * The buyer's price of a piece, fen: the lowest of the store, account and VIP price (screens-commerce §3.3). A small store
 * asks its margin on top of the tenant's price; an account's percentage is one of the tenant's price.
 */
export const ownPriceOf = (
  terms: BuyerTerms,
  {
    price,
    vip_price,
    margin = 0,
  }: { readonly price: number; readonly vip_price: number | null; readonly margin?: number },
) => {
  const asked = price + margin
  return Math.min(asked, accountPriceOf(terms, price) ?? asked, (terms.isVip ? vip_price : null) ?? asked)
}
