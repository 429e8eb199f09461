import { sql } from 'kysely'
import { CallError } from '../call/CallError'
import type { Db } from '../db/schema'
import type { LedgerCurrency, LedgerKind } from '../db/schema/orders'

/** An account by what it is: `owner` is a user_id, or 0 for the tenant's own accounts. */
export interface AccountName {
  readonly iid: number
  readonly owner: number
  readonly kind: LedgerKind
}

/** One side of a transaction: a positive amount comes in, a negative one goes out. */
export interface Posting extends AccountName {
  readonly amount: number
}

export interface Transaction {
  readonly iid: number
  readonly kind: string
  /** The business event: the same (iid, kind, ref) is booked once. */
  readonly ref: string
  readonly reason?: string
  readonly currency?: LedgerCurrency
  readonly at: number
  readonly postings: readonly Posting[]
}

const MAY_BE_NEGATIVE: ReadonlySet<LedgerKind> = new Set(['channel', 'payout', 'fee', 'issue', 'marketing'])

export const userAccount = (iid: number, owner: number, kind: LedgerKind): AccountName => ({ iid, owner, kind })
export const tenantAccount = (iid: number, kind: LedgerKind): AccountName => ({ iid, owner: 0, kind })

/** Money from one account to another as two postings. */
export const move = (from: AccountName, to: AccountName, amount: number): Posting[] => [
  { ...from, amount: -amount },
  { ...to, amount },
]

/**
 * Books a transaction once and answers whether it was new. Accounts are locked in the order of
 * their ids, so that two bookings never wait for each other. An account that may not go below zero
 * and would: BALANCE, and nothing is booked.
 */
export async function post(db: Db, transaction: Transaction): Promise<boolean> {
  const { iid, kind, ref, reason = '', at, currency = 'CNY' } = transaction
  const sums = net(transaction.postings)
  if (sums.length === 0) return false
  if (sums.reduce((total, posting) => total + posting.amount, 0) !== 0)
    throw new Error(`ledger ${kind} ${ref} does not sum to zero`)
  const row = await db
    .insertInto('ledger_txn')
    .values({ iid, kind, ref, reason, at })
    .onConflict((c) => c.columns(['iid', 'kind', 'ref']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  const accounts: { id: number; posting: Posting }[] = []
  for (const posting of sums) accounts.push({ id: await accountId(db, posting, currency), posting })
  accounts.sort((a, b) => a.id - b.id)
  for (const { id, posting } of accounts) {
    const after = await db
      .updateTable('ledger_account')
      .set({ balance: sql`balance + ${posting.amount}::bigint` })
      .where('id', '=', id)
      .$if(!MAY_BE_NEGATIVE.has(posting.kind), (q) => q.where(sql<boolean>`balance + ${posting.amount}::bigint >= 0`))
      .returning('balance')
      .executeTakeFirst()
    if (!after) throw new CallError('BALANCE')
    await db
      .insertInto('ledger_entry')
      .values({ txn_id: row.id, account_id: id, amount: posting.amount, balance_after: after.balance })
      .execute()
  }
  return true
}

/** One posting per account; those that cancel out are left away. */
function net(postings: readonly Posting[]): Posting[] {
  const byAccount = new Map<string, Posting>()
  for (const posting of postings) {
    const key = `${posting.iid}:${posting.owner}:${posting.kind}`
    byAccount.set(key, { ...posting, amount: (byAccount.get(key)?.amount ?? 0) + posting.amount })
  }
  return [...byAccount.values()].filter((posting) => posting.amount !== 0)
}

async function accountId(db: Db, { iid, owner, kind }: AccountName, currency: LedgerCurrency): Promise<number> {
  const find = () =>
    db
      .selectFrom('ledger_account')
      .select('id')
      .where('iid', '=', iid)
      .where('owner', '=', owner)
      .where('kind', '=', kind)
      .where('currency', '=', currency)
      .executeTakeFirst()
  const known = await find()
  if (known) return known.id
  await db
    .insertInto('ledger_account')
    .values({ iid, owner, kind, currency })
    .onConflict((c) => c.doNothing())
    .execute()
  const made = await find()
  if (!made) throw new Error('ledger account was not made')
  return made.id
}

/** The balance of an account; 0 for one that was never used. */
export async function balanceOf(
  db: Db,
  { iid, owner, kind }: AccountName,
  currency: LedgerCurrency = 'CNY',
): Promise<number> {
  const row = await db
    .selectFrom('ledger_account')
    .select('balance')
    .where('iid', '=', iid)
    .where('owner', '=', owner)
    .where('kind', '=', kind)
    .where('currency', '=', currency)
    .executeTakeFirst()
  return row?.balance ?? 0
}
