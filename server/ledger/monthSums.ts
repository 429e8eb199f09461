import type { MonthSum } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Db } from '../db/schema'
import type { LedgerCurrency } from '../db/schema/orders'
import { type AccountName, accountIdIn } from './post'

/** Stored sums of an account in one month, or of all time. */
export async function spanSums(
  db: Db,
  account: AccountName,
  month?: string,
  currency: LedgerCurrency = 'CNY',
): Promise<{ in: number; out: number }> {
  const { rows } = await sql<{ came: number; went: number }>`
    select coalesce(sum(s.came), 0) as came, coalesce(sum(s.went), 0) as went from wallet_sum s
    where s.iid = ${account.iid} and s.account_id = ${accountIdIn(account, currency)}
      ${month ? sql`and s.month = ${month}` : sql``}`.execute(db)
  return { in: Number(rows[0]?.came ?? 0), out: Number(rows[0]?.went ?? 0) }
}

/** Stored sums of these months, newest first. */
export async function monthSums(
  db: Db,
  account: AccountName,
  months: readonly string[],
  currency: LedgerCurrency = 'CNY',
): Promise<MonthSum[]> {
  if (months.length === 0) return []
  const wanted = sql.join([...new Set(months)].map((month) => sql`${month}`))
  const { rows } = await sql<{ month: string; came: number; went: number }>`
    select s.month, s.came, s.went from wallet_sum s
    where s.iid = ${account.iid} and s.account_id = ${accountIdIn(account, currency)} and s.month in (${wanted})
    order by s.month desc`.execute(db)
  return rows.map(({ month, came, went }) => ({ month, in: Number(came), out: Number(went) }))
}
