import type { Db } from '../server/db/schema'

/** Moves the beginning and the end of an order's time for payment into the past, by so many ms. */
export async function ageOrder(db: Db, iid: number, gid: string, ms: number): Promise<void> {
  await db
    .updateTable('orders')
    .set(({ eb }) => ({ created_at: eb('created_at', '-', ms), expire_at: eb('expire_at', '-', ms) }))
    .where('iid', '=', iid)
    .where('id', '=', gid)
    .execute()
}
