import {
  build,
  type Page,
  shanghaiDay,
  startOfDay,
  WITHDRAWAL,
  WITHDRAWAL_STATUS,
  type Withdrawal,
  type WithdrawalDetail,
  type WithdrawalStatus,
  withdrawalFee,
} from '@quanzi/contract'
import { type Selectable, sql } from 'kysely'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import type { Member } from '../../call/Session'
import { type ListReader, readPage } from '../../db/lists/readPage'
import { rowId } from '../../db/rowId'
import type { Db } from '../../db/schema'
import type { WalletTables } from '../../db/schema/wallet'
import { takeTurns } from '../../db/takeTurns'
import { withTransaction } from '../../db/withTransaction'
import { balanceOf, move, post, tenantAccount, userAccount } from '../../ledger/post'
import { ownAccount, requireHolder } from './payAccounts'

export type WithdrawalRow = Selectable<WalletTables['withdrawal']>

/** The address that shows how far a withdrawal is. */
export const progressPath = ({ iid, id }: Pick<WithdrawalRow, 'iid' | 'id'>): string =>
  build('wallet.withdrawProgress', { iid, id })

const { reviewing, approved, paid, rejected, failed, cancelled } = WITHDRAWAL_STATUS

/** The states that hold the amount, and the states that count towards the daily limit. */
const OPEN: readonly WithdrawalStatus[] = [reviewing, approved]
const COUNTED = [reviewing, approved, paid]

export const asWithdrawal = (row: WithdrawalRow): Withdrawal => ({
  id: String(row.id),
  amount: row.amount,
  fee: row.fee,
  status: row.status,
  kind: row.kind,
  holder: row.holder,
  masked: row.masked,
  at: row.at,
  reason: row.reason,
})

function asDetail(row: WithdrawalRow, viewer: number): WithdrawalDetail {
  const wasDecided = row.decided_at !== null
  const decision = row.status === rejected || row.status === cancelled ? row.status : approved
  return {
    ...asWithdrawal(row),
    own: row.user_id === viewer,
    events: [
      { status: reviewing, at: row.at },
      ...(wasDecided ? [{ status: decision, at: row.decided_at ?? 0 }] : []),
      ...(row.done_at !== null && (row.status === paid || row.status === failed)
        ? [{ status: row.status, at: row.done_at }]
        : []),
    ],
  }
}

/** The member's open and newest withdrawal, and the amount that may still be withdrawn today. */
export async function limitsOf(db: Db, { iid, user_id }: Member, at: number) {
  const { sum } = await db
    .selectFrom('withdrawal')
    .select(({ fn }) => fn.sum<number>('amount').as('sum'))
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .where('at', '>=', startOfDay(shanghaiDay(at)))
    .where('status', 'in', COUNTED)
    .executeTakeFirstOrThrow()
  // While one is open no other is requested, so the open one is the newest.
  const last = await db
    .selectFrom('withdrawal')
    .select(['id', 'status'])
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const leftToday = Math.max(0, WITHDRAWAL.maxADay - Number(sum ?? 0))
  const lastId = last ? String(last.id) : null
  const openId = last && OPEN.includes(last.status) ? lastId : null
  return { min: WITHDRAWAL.min, max: WITHDRAWAL.maxADay, leftToday, openId, lastId }
}

/** Requests a withdrawal and holds its amount. Requests of one member run one after another. */
export async function applyForWithdrawal(
  ctx: Context,
  { amount, accountId }: { readonly amount: number; readonly accountId: string },
): Promise<Withdrawal> {
  const { iid, me } = ctx
  const at = ctx.clock()
  return await withTransaction(ctx.db, async (db) => {
    await takeTurns(db, iid, `payout ${me.user_id}`)
    const { openId, lastId: _, ...limits } = await limitsOf(db, me, at)
    if (openId !== null) throw new CallError('DUP', { data: { id: openId } })
    const account = await ownAccount(db, me, accountId)
    await requireHolder(db, me, account.holder)
    const available = await balanceOf(db, userAccount(iid, me.user_id, 'wallet'))
    if (amount < limits.min || amount > Math.min(limits.leftToday, available))
      throw new CallError('WITHDRAW', { data: { ...limits, available } })
    const { kind, holder, masked, number_enc, numbered_at } = account
    const row = await db
      .insertInto('withdrawal')
      .values({
        iid,
        user_id: me.user_id,
        account_id: account.id,
        kind,
        holder,
        masked,
        number_enc,
        numbered_at,
        amount,
        fee: withdrawalFee(amount),
        at,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await post(db, {
      iid,
      kind: 'withdraw hold',
      ref: String(row.id),
      reason: '提现',
      at,
      postings: move(userAccount(iid, me.user_id, 'wallet'), userAccount(iid, me.user_id, 'frozen'), amount),
    })
    return asWithdrawal(row)
  })
}

/** The member's withdrawals, newest first. */
export async function ownWithdrawals(
  reader: ListReader,
  { iid, user_id }: Member,
  wish: { readonly status?: WithdrawalStatus | undefined; readonly pageNo: number; readonly pageSize: number },
): Promise<Page<Withdrawal>> {
  const { status, pageNo: page, pageSize: size } = wish
  const { rows, total, hasMore } = await readPage<WithdrawalRow>(
    reader,
    {
      walks: [
        {
          from: sql`withdrawal d`,
          where: [
            sql`d.iid = ${iid}`,
            sql`d.user_id = ${user_id}`,
            ...(status === undefined ? [] : [sql`d.status = ${status}`]),
          ],
          keys: [sql`d.id`],
          way: 'desc',
          carry: sql`d.id`,
        },
      ],
      select: sql`d.*`,
      joins: sql`join withdrawal d on d.iid = ${iid} and d.id = w.id`,
    },
    { question: ['withdrawals', iid, user_id, status, size], page, size },
  )
  return { list: rows.map(asWithdrawal), total, hasMore }
}

/** A withdrawal of this member, or with `asStaff` of any member of the tenant. NOTFOUND otherwise. */
export async function withdrawalOf(
  db: Db,
  { iid, user_id }: Member,
  { id, asStaff = false }: { readonly id: string; readonly asStaff?: boolean },
): Promise<WithdrawalDetail> {
  const row = await db
    .selectFrom('withdrawal')
    .selectAll()
    .where('iid', '=', iid)
    .where('id', '=', rowId(id))
    .$if(!asStaff, (query) => query.where('user_id', '=', user_id))
    .executeTakeFirst()
  if (!row) throw new CallError('NOTFOUND')
  return asDetail(row, user_id)
}

/** Cancels a withdrawal that nobody has decided. */
export async function cancelWithdrawal(ctx: Context, id: string): Promise<WithdrawalDetail> {
  const { iid, me } = ctx
  return await withTransaction(ctx.db, async (db) => {
    await withdrawalOf(db, me, { id })
    const row = await moveWithdrawal(db, { iid, id: rowId(id) }, reviewing, {
      status: cancelled,
      decided_at: ctx.clock(),
    })
    if (!row) throw new CallError('STALE')
    await giveBack(db, row, ctx.clock())
    return asDetail(row, me.user_id)
  })
}

type Change = Partial<
  Pick<WithdrawalRow, 'status' | 'reason' | 'reviewer_id' | 'decided_at' | 'done_at' | 'channel_no'>
>

/** Moves a withdrawal from one state to the next; undefined when it is not in that state any more. */
export async function moveWithdrawal(
  db: Db,
  { iid, id }: { readonly iid: number; readonly id: number },
  from: WithdrawalStatus,
  change: Change,
): Promise<WithdrawalRow | undefined> {
  return await db
    .updateTable('withdrawal')
    .set(change)
    .where('iid', '=', iid)
    .where('id', '=', id)
    .where('status', '=', from)
    .returningAll()
    .executeTakeFirst()
}

/** Returns the amount of a withdrawal that was not paid. */
export async function giveBack(db: Db, { iid, id, user_id, amount }: WithdrawalRow, at: number): Promise<void> {
  await post(db, {
    iid,
    kind: 'withdraw return',
    ref: String(id),
    reason: '提现退回',
    at,
    postings: move(userAccount(iid, user_id, 'frozen'), userAccount(iid, user_id, 'wallet'), amount),
  })
}

/** Books a paid withdrawal: the tenant keeps the fee, and the rest leaves through the channel. */
export async function bookPaid(db: Db, { iid, id, user_id, amount, fee }: WithdrawalRow, at: number): Promise<void> {
  const frozen = userAccount(iid, user_id, 'frozen')
  await post(db, {
    iid,
    kind: 'withdraw',
    ref: String(id),
    reason: '提现',
    at,
    postings: [
      ...move(frozen, tenantAccount(iid, 'payout'), amount - fee),
      ...move(frozen, tenantAccount(iid, 'fee'), fee),
    ],
  })
}
