import { shanghaiMonth } from '@quanzi/contract'
import { sql } from 'kysely'
import { CallError } from '../call/CallError'
import type { Db } from '../db/schema'
import type { LedgerCurrency, LedgerKind } from '../db/schema/orders'

/** An account's name; `owner` is a user_id, or 0 for the tenant's own accounts. */
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

/** Books a transaction once and returns whether it was new; see `postAll`. */
export const post = async (db: Db, transaction: Transaction): Promise<boolean> =>
  (await postAll(db, [transaction])).includes(true)

/**
 * Books transactions, each once, and returns which were new. Locks all accounts first in the order of their ids, so
 * that two bookings never wait for each other: everything that one event books must be in one call. BALANCE, without
 * any booking, when an account that must not be negative would be.
 */
export async function postAll(db: Db, transactions: readonly Transaction[]): Promise<boolean[]> {
  const planned = transactions.map((transaction) => ({ transaction, sums: net(transaction.postings) }))
  for (const { transaction, sums } of planned)
    if (sums.reduce((total, posting) => total + posting.amount, 0) !== 0)
      throw new Error(`ledger ${transaction.kind} ${transaction.ref} does not sum to zero`)
  const fresh: { txn: TxnKey; currency: LedgerCurrency; sums: Posting[] }[] = []
  const booked: boolean[] = []
  for (const { transaction, sums } of planned) {
    const { iid, kind, ref, reason = '', at, currency = 'CNY' } = transaction
    const row = sums.length > 0 ? await insertTransaction(db, { iid, kind, ref, reason, at }) : undefined
    booked.push(row !== undefined)
    if (row) fresh.push({ txn: { iid, id: row.id, at, kind }, currency, sums })
  }
  const ids = await lockAccounts(db, fresh)
  for (const { txn, currency, sums } of fresh)
    for (const posting of sums) await enter(db, txn, ids.get(nameOf(posting, currency)) ?? 0, posting)
  return booked
}

const insertTransaction = async (db: Db, row: { iid: number; kind: string; ref: string; reason: string; at: number }) =>
  await db
    .insertInto('ledger_txn')
    .values(row)
    .onConflict((c) => c.columns(['iid', 'kind', 'ref']).doNothing())
    .returning('id')
    .executeTakeFirst()

interface TxnKey {
  readonly iid: number
  readonly id: number
  readonly at: number
  readonly kind: string
}

async function enter(db: Db, txn: TxnKey, accountId: number, { iid, kind, amount }: Posting): Promise<void> {
  const after = await db
    .updateTable('ledger_account')
    .set({ balance: sql`balance + ${amount}::bigint` })
    .where('iid', '=', iid)
    .where('id', '=', accountId)
    .$if(!MAY_BE_NEGATIVE.has(kind), (q) => q.where(sql<boolean>`balance + ${amount}::bigint >= 0`))
    .returning('balance')
    .executeTakeFirst()
  if (!after) throw new CallError('BALANCE')
  await db
    .insertInto('ledger_entry')
    .values({
      iid,
      txn_iid: txn.iid,
      txn_id: txn.id,
      account_id: accountId,
      amount,
      balance_after: after.balance,
      at: txn.at,
    })
    .execute()
  if (SUMMED.has(kind)) await addToMonth(db, { iid, accountId, amount }, txn)
}

/** Kinds of transactions that hold money of a wallet, and those that return it. */
export const HOLDS = { pay: ['hold', 'release'], withdraw: ['withdraw hold', 'withdraw return'] } as const

/** All of these kinds. Both directions count as expenses. */
export const HELD: readonly string[] = Object.values(HOLDS).flat()

/** Kinds of transactions that hold coins, and those that return them. */
const HELD_COINS: readonly string[] = ['coin hold', 'coin return']

/** Kinds of accounts whose sums are kept by month. */
const SUMMED: ReadonlySet<LedgerKind> = new Set(['wallet', 'coin'])

/** Adds to the monthly sums of an account. */
async function addToMonth(
  db: Db,
  { iid, accountId, amount }: { iid: number; accountId: number; amount: number },
  txn: TxnKey,
): Promise<void> {
  const [came, went] = HELD.includes(txn.kind) || HELD_COINS.includes(txn.kind) ? [0, -amount] : [amount, 0]
  await db
    .insertInto('wallet_sum')
    .values({ iid, account_id: accountId, month: shanghaiMonth(txn.at), came, went })
    .onConflict((conflict) =>
      conflict.columns(['iid', 'account_id', 'month']).doUpdateSet({
        came: sql`wallet_sum.came + excluded.came`,
        went: sql`wallet_sum.went + excluded.went`,
      }),
    )
    .execute()
}

/** One posting per account, without those that cancel out. */
function net(postings: readonly Posting[]): Posting[] {
  const byAccount = new Map<string, Posting>()
  for (const posting of postings) {
    const key = `${posting.iid}:${posting.owner}:${posting.kind}`
    byAccount.set(key, { ...posting, amount: (byAccount.get(key)?.amount ?? 0) + posting.amount })
  }
  return [...byAccount.values()].filter((posting) => posting.amount !== 0)
}

const nameOf = ({ iid, owner, kind }: AccountName, currency: LedgerCurrency) => `${iid}:${owner}:${kind}:${currency}`

/** Locks the accounts of the postings in the order of their ids, and creates missing ones. Returns ids by name. */
async function lockAccounts(
  db: Db,
  booked: readonly { readonly currency: LedgerCurrency; readonly sums: readonly Posting[] }[],
): Promise<Map<string, number>> {
  const wanted = new Map<string, AccountName & { currency: LedgerCurrency }>()
  for (const { currency, sums } of booked)
    for (const { iid, owner, kind } of sums)
      wanted.set(nameOf({ iid, owner, kind }, currency), { iid, owner, kind, currency })
  const ids = new Map<string, number>()
  // Names are sorted too: otherwise two that create the same accounts could wait for each other.
  for (const name of [...wanted.keys()].sort()) {
    const account = wanted.get(name)
    if (account) ids.set(name, await accountId(db, account))
  }
  if (ids.size > 1)
    await db
      .selectFrom('ledger_account')
      .select('id')
      .where('iid', 'in', [...new Set([...wanted.values()].map(({ iid }) => iid))])
      .where('id', 'in', [...ids.values()])
      .orderBy('id')
      .forUpdate()
      .execute()
  return ids
}

async function accountId(db: Db, account: AccountName & { currency: LedgerCurrency }): Promise<number> {
  const find = () =>
    db
      .selectFrom('ledger_account')
      .select('id')
      .where((eb) => eb.and({ ...account }))
      .executeTakeFirst()
  const known = await find()
  if (known) return known.id
  await db
    .insertInto('ledger_account')
    .values(account)
    .onConflict((c) => c.doNothing())
    .execute()
  const made = await find()
  if (!made) throw new Error('ledger account was not made')
  return made.id
}

/** The id of an account within a statement; null for one that was never used. */
export const accountIdIn = ({ iid, owner, kind }: AccountName, currency: LedgerCurrency = 'CNY') =>
  sql<number>`(select a.id from ledger_account a
    where a.iid = ${iid} and a.owner = ${owner} and a.kind = ${kind} and a.currency = ${currency})`

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
