import type { Db } from '../server/db/schema'

/** Adds a coupon of which there is one, for everybody to claim. */
export async function lastCoupon(db: Db, iid: number, id: string): Promise<void> {
  await db
    .insertInto('coupon')
    .values({
      ...{ iid, id, name: '最后一张', kind: 'claim', discount_type: 1, minus_price: 500 },
      ...{ full_price: 0, total: 1, per_user: 1, stackable: false, scope: '{}', scope_text: '全场可用' },
      ...{ start_at: 0, end_at: Date.now() + 86_400_000 },
    })
    .execute()
}
