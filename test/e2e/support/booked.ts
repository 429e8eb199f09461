import type { Db } from '../../../server/db/schema'
import { type Member, TENANT } from './Gateway'

/** What transactions with these refs changed in money accounts, fen; without accounts that are as before. */
export async function booked(db: Db, refs: readonly string[]): Promise<Readonly<Record<string, number>>> {
  const entries = await db
    .selectFrom('ledger_entry as e')
    .innerJoin('ledger_txn as t', (on) => on.onRef('t.iid', '=', 'e.txn_iid').onRef('t.id', '=', 'e.txn_id'))
    .innerJoin('ledger_account as a', (on) => on.onRef('a.iid', '=', 'e.iid').onRef('a.id', '=', 'e.account_id'))
    .select(['a.iid', 'a.owner', 'a.kind', 'e.amount'])
    .where('t.iid', '=', TENANT)
    .where('t.ref', 'in', refs)
    .where('a.currency', '=', 'CNY')
    .execute()
  const sums: Record<string, number> = {}
  for (const { iid, owner, kind, amount } of entries) {
    const name = `${kind} ${owner || iid}`
    sums[name] = (sums[name] ?? 0) + Number(amount)
  }
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0))
}

/** The refs of the bookings of a line. */
export const refsOf = (chain: { readonly id: number | string }) => [`chain:${chain.id}`, `kept:${chain.id}`]

/** The lines of an order as they are stored. */
export const chainRowsOf = (db: Db, gid: string) =>
  db.selectFrom('order_chain').selectAll().where('iid', '=', TENANT).where('order_id', '=', gid).execute()

/** The number of the payment, by which it is booked. */
export const tradeNoOf = async (db: Db, gid: string): Promise<string> =>
  (
    await db
      .selectFrom('payment')
      .select('trade_no')
      .where('iid', '=', TENANT)
      .where('order_id', '=', gid)
      .where('status', '=', 'paid')
      .executeTakeFirstOrThrow()
  ).trade_no

/** The person behind a member's public id. */
export async function userOf(db: Db, { rid }: Member): Promise<number> {
  const row = db.selectFrom('member').select('user_id').where('iid', '=', TENANT).where('rid', '=', Number(rid))
  return (await row.executeTakeFirstOrThrow()).user_id
}
