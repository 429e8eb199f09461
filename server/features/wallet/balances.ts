import { shanghaiDay, shanghaiMonth, startOfDay, startOfMonth, type Wallet, WITHDRAWAL } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Member } from '../../call/Session'
import type { Db } from '../../db/schema'
import { accountIdIn, balanceOf, userAccount } from '../../ledger/post'
import { EARNED } from './income'
import { limitsOf } from './withdrawals'

/** The member's money, and the income of today and of this month. */
export async function walletOf(db: Db, me: Member, at: number): Promise<Wallet> {
  const { iid, user_id } = me
  const wallet = userAccount(iid, user_id, 'wallet')
  const [available, frozen, pending] = [
    await balanceOf(db, wallet),
    await balanceOf(db, userAccount(iid, user_id, 'frozen')),
    await balanceOf(db, userAccount(iid, user_id, 'pending')),
  ]
  const today = startOfDay(shanghaiDay(at))
  const { rows } = await sql<{ today: number; month: number }>`
    select coalesce(sum(e.amount) filter (where e.at >= ${today}), 0) as today, coalesce(sum(e.amount), 0) as month
    from ledger_entry e join ledger_txn t on t.iid = e.txn_iid and t.id = e.txn_id
    where e.iid = ${iid} and e.account_id = ${accountIdIn(wallet)}
      and e.at >= ${startOfMonth(shanghaiMonth(at))} and t.kind in (${sql.join(EARNED.map((kind) => sql`${kind}`))})`.execute(
    db,
  )
  const earned = rows[0]
  return {
    available,
    frozen,
    pending,
    today: Number(earned?.today ?? 0),
    month: Number(earned?.month ?? 0),
    limits: { ...(await limitsOf(db, me, at)), feeBps: WITHDRAWAL.feeBps },
  }
}
