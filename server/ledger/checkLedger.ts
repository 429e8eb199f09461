import { sql } from 'kysely'
import type { Db } from '../db/schema'

/**
 * Checks the invariants and returns the violations: every transaction sums to zero; every balance is the sum of its
 * entries; each order's payment is refunded, settled, set aside as commission or still in escrow; pending accounts
 * contain the pending commission, frozen accounts the amounts held by open payments and withdrawals; the kept sums of
 * distributors are those of their orders and commission.
 */
export async function checkLedger(db: Db): Promise<string[]> {
  const unbalanced = await sql<{ id: number; total: number }>`
    select t.id, coalesce(sum(e.amount), 0) as total from ledger_txn t left join ledger_entry e on e.txn_iid = t.iid and e.txn_id = t.id
    group by t.iid, t.id having coalesce(sum(e.amount), 0) <> 0 or count(e.id) = 0`.execute(db)
  const drifted = await sql<{ id: number }>`
    select a.id from ledger_account a left join ledger_entry e on e.iid = a.iid and e.account_id = a.id
    group by a.iid, a.id, a.balance having a.balance <> coalesce(sum(e.amount), 0)`.execute(db)
  const escrow = await sql<{ iid: number; expected: number; held: number }>`
    select a.iid, a.balance as held, coalesce((
      select sum(c.paid) from order_chain c join orders o on o.iid = c.iid and o.id = c.order_id
      where o.iid = a.iid and c.status between 11 and 17 and c.status <> 14), 0) - coalesce((
      select sum(m.amount) from commission m where m.iid = a.iid and m.status = 'pending'), 0) as expected
    from ledger_account a where a.kind = 'escrow' and a.currency = 'CNY'`.execute(db)
  const pending = await sql<{ owner: number; held: number; expected: number }>`
    select a.owner, a.balance as held, coalesce((
      select sum(m.amount) from commission m
      where m.iid = a.iid and m.user_id = a.owner and m.status = 'pending'), 0) as expected
    from ledger_account a where a.kind = 'pending'`.execute(db)
  const frozen = await sql<{ owner: number; held: number; expected: number }>`
    select a.owner, a.balance as held, coalesce((
      select sum(p.wallet_part) from payment p join orders o on o.iid = p.iid and o.id = p.order_id
      where p.iid = a.iid and o.user_id = a.owner and p.status = 'open'), 0) + coalesce((
      select sum(d.amount) from withdrawal d
      where d.iid = a.iid and d.user_id = a.owner and d.status in (0, 1)), 0) as expected
    from ledger_account a where a.kind = 'frozen'`.execute(db)
  const months = await sql<{ id: number; held: number; kept: number }>`
    select a.id, a.balance as held, coalesce((
      select sum(s.came - s.went) from wallet_sum s where s.iid = a.iid and s.account_id = a.id), 0) as kept
    from ledger_account a where a.kind in ('wallet', 'coin')`.execute(db)
  const chains = await sql<{ id: string; payable: number; paid: number }>`
    select o.id, o.payable, sum(c.paid) as paid from orders o join order_chain c on c.iid = o.iid and c.order_id = o.id
    group by o.iid, o.id, o.payable having sum(c.paid) <> o.payable`.execute(db)
  return [
    ...unbalanced.rows.map((row) => `transaction ${row.id} sums to ${row.total}`),
    ...drifted.rows.map((row) => `account ${row.id} is not the sum of its entries`),
    ...escrow.rows
      .filter((row) => Number(row.expected) !== Number(row.held))
      .map((row) => `escrow of ${row.iid} holds ${row.held}, orders say ${row.expected}`),
    ...pending.rows
      .filter((row) => Number(row.expected) !== Number(row.held))
      .map((row) => `pending of ${row.owner} holds ${row.held}, commission says ${row.expected}`),
    ...months.rows
      .filter((row) => Number(row.kept) !== Number(row.held))
      .map((row) => `account ${row.id} holds ${row.held}, its months say ${row.kept}`),
    ...frozen.rows
      .filter((row) => Number(row.expected) !== Number(row.held))
      .map((row) => `frozen of ${row.owner} holds ${row.held}, payments and withdrawals say ${row.expected}`),
    ...chains.rows.map((row) => `order ${row.id}: chains ${row.paid}, payable ${row.payable}`),
    ...(await checkChains(db)),
    ...(await checkRefunds(db)),
    ...(await checkRoleSums(db)),
  ]
}

/**
 * The money that left the escrow for a chain: its commission while it is open, the whole payment once it is settled
 * or refunded.
 */
async function checkChains(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: number; status: number; gone: number; expected: number }>`
    select k.* from (
      select c.id, c.status,
        coalesce((
          select -sum(e.amount) from ledger_txn t join ledger_entry e on e.txn_id = t.id
            join ledger_account a on a.id = e.account_id and a.kind = 'escrow'
          where t.iid = o.iid and t.kind in ('accrue', 'settle', 'refund')
            and t.ref in ('chain:' || c.id, 'kept:' || c.id)), 0) as gone,
        case when c.status in (14, 18) then c.paid
          else coalesce((select sum(m.amount) from commission m where m.chain_id = c.id and m.status = 'pending'), 0)
        end as expected
      from order_chain c join orders o on o.id = c.order_id) k
    where k.gone <> k.expected`.execute(db)
  return rows.map((row) => `chain ${row.id} in ${row.status}: ${row.gone} left the escrow, not ${row.expected}`)
}

/** For each order, refunds do not exceed payments, and payments equal its lines. */
async function checkRefunds(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string; came: number; lines: number; cash: number; back: number }>`
    select k.* from (
      select o.id, o.status, o.payable as lines,
        coalesce((select sum(p.amount + p.wallet_part) from payment p where p.order_id = o.id and p.status = 'paid'), 0)
          as came,
        coalesce((select sum(p.amount) from payment p where p.order_id = o.id and p.status = 'paid'), 0) as cash,
        coalesce((select sum(p.wallet_part) from payment p where p.order_id = o.id and p.status = 'paid'), 0) as wallet,
        coalesce((select sum(r.cash_part) from refund r where r.order_id = o.id and r.chain_id is not null), 0) as back,
        coalesce((select sum(r.wallet_part) from refund r where r.order_id = o.id and r.chain_id is not null), 0)
          as returned
      from orders o) k
    where k.back > k.cash or k.returned > k.wallet or k.came <> case when k.status > 10 then k.lines else 0 end`.execute(
    db,
  )
  return rows.map((row) => `order ${row.id}: ${row.came} came for ${row.lines}, ${row.back} of ${row.cash} went back`)
}

/** For each role and day, the kept sums are those of its orders and its commission. */
async function checkRoleSums(db: Db): Promise<string[]> {
  const day = (column: string) =>
    sql.raw(`to_char(to_timestamp(${column} / 1000.0) at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`)
  const { rows } = await sql<{ role_id: number; day: string; kept: string; expected: string }>`
    with sold as (
      select iid, role_id, ${day('paid_at')} as day, count(*) as orders, sum(payable) as amount from orders
      where role_id is not null and status > 10 and status <> 18 group by 1, 2, 3
    ), earned as (
      select iid, role_id, ${day('at')} as day, sum(amount) filter (where status = 'pending') as pending,
        sum(amount) filter (where status = 'settled') as settled, sum(amount) filter (where level = 1) as level1,
        sum(amount) filter (where level = 2) as level2, sum(amount) filter (where level = 3) as level3
      from commission where level > 0 and status <> 'reversed' group by 1, 2, 3
    ), days as (
      select * from sold full join earned using (iid, role_id, day)
    ), expected as (
      select iid, role_id, coalesce(day, '') as day, concat_ws('/', coalesce(sum(orders), 0), coalesce(sum(amount), 0),
        coalesce(sum(pending), 0), coalesce(sum(settled), 0), coalesce(sum(level1), 0), coalesce(sum(level2), 0),
        coalesce(sum(level3), 0)) as sums
      from days group by grouping sets ((iid, role_id, day), (iid, role_id))
    ), kept as (
      select iid, role_id, day, concat_ws('/', orders, amount, pending, settled, level1, level2, level3) as sums
      from role_sum
    )
    select role_id, day, coalesce(k.sums, '0/0/0/0/0/0/0') as kept, coalesce(e.sums, '0/0/0/0/0/0/0') as expected
    from kept k full join expected e using (iid, role_id, day)
    where coalesce(k.sums, '0/0/0/0/0/0/0') <> coalesce(e.sums, '0/0/0/0/0/0/0')`.execute(db)
  return rows.map(
    (row) => `role ${row.role_id} on ${row.day || 'all days'}: kept ${row.kept}, orders say ${row.expected}`,
  )
}
