import { sql } from 'kysely'
import type { Db } from '../db/schema'

/**
 * What must hold at any time: every transaction sums to zero, every balance is the sum of its
 * entries, what was paid for each order is refunded, settled, set aside as commission or still in
 * escrow, and pending accounts hold the pending commission. Answers what does not hold.
 */
export async function checkLedger(db: Db): Promise<string[]> {
  const unbalanced = await sql<{ id: number; total: number }>`
    select t.id, coalesce(sum(e.amount), 0) as total from ledger_txn t left join ledger_entry e on e.txn_id = t.id
    group by t.id having coalesce(sum(e.amount), 0) <> 0 or count(e.id) = 0`.execute(db)
  const drifted = await sql<{ id: number }>`
    select a.id from ledger_account a left join ledger_entry e on e.account_id = a.id
    group by a.id, a.balance having a.balance <> coalesce(sum(e.amount), 0)`.execute(db)
  const escrow = await sql<{ iid: number; expected: number; held: number }>`
    select a.iid, a.balance as held, coalesce((
      select sum(c.paid) from order_chain c join orders o on o.id = c.order_id
      where o.iid = a.iid and c.status between 11 and 17 and c.status <> 14), 0) - coalesce((
      select sum(m.amount) from commission m where m.iid = a.iid and m.status = 'pending'), 0) as expected
    from ledger_account a where a.kind = 'escrow' and a.currency = 'CNY'`.execute(db)
  const pending = await sql<{ owner: number; held: number; expected: number }>`
    select a.owner, a.balance as held, coalesce((
      select sum(m.amount) from commission m
      where m.iid = a.iid and m.user_id = a.owner and m.status = 'pending'), 0) as expected
    from ledger_account a where a.kind = 'pending'`.execute(db)
  const chains = await sql<{ id: string; payable: number; paid: number }>`
    select o.id, o.payable, sum(c.paid) as paid from orders o join order_chain c on c.order_id = o.id group by o.id, o.payable having sum(c.paid) <> o.payable`.execute(
    db,
  )
  return [
    ...unbalanced.rows.map((row) => `transaction ${row.id} sums to ${row.total}`),
    ...drifted.rows.map((row) => `account ${row.id} is not the sum of its entries`),
    ...escrow.rows
      .filter((row) => Number(row.expected) !== Number(row.held))
      .map((row) => `escrow of ${row.iid} holds ${row.held}, orders say ${row.expected}`),
    ...pending.rows
      .filter((row) => Number(row.expected) !== Number(row.held))
      .map((row) => `pending of ${row.owner} holds ${row.held}, commission says ${row.expected}`),
    ...chains.rows.map((row) => `order ${row.id}: chains ${row.paid}, payable ${row.payable}`),
  ]
}
