import type { Db } from '../../db/schema'

/** What a tenant asks of partner shops, and what it gives them. */
export interface ShopTerms {
  /** Fen; 0 without a fee. */
  readonly fee: number
  readonly conditions: readonly string[]
  readonly benefits: readonly string[]
}

const words = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

/** The terms in the tenant's settings. */
export async function shopTerms(db: Db, iid: number): Promise<ShopTerms> {
  const row = await db.selectFrom('tenants').select('settings').where('iid', '=', iid).executeTakeFirst()
  const said = (row?.settings as { readonly shopJoin?: Partial<Record<keyof ShopTerms, unknown>> } | undefined)
    ?.shopJoin
  const fee = said?.fee
  return {
    fee: typeof fee === 'number' && Number.isSafeInteger(fee) && fee > 0 ? fee : 0,
    conditions: words(said?.conditions),
    benefits: words(said?.benefits),
  }
}
