import {
  addDays,
  type IncomeEntry,
  type IncomeKind,
  type IncomePage,
  type IncomeState,
  nextMonth,
  ORDER_TYPE,
  shanghaiMonth,
  startOfDay,
  startOfMonth,
} from '@quanzi/contract'
import { sql } from 'kysely'
import { CallError } from '../../call/CallError'
import type { Member } from '../../call/Session'
import { type ListReader, readPage } from '../../db/lists/readPage'
import type { Listing, Sql } from '../../db/lists/Walk'
import type { Db } from '../../db/schema'
import { monthSums, spanSums } from '../../ledger/monthSums'
import { accountIdIn, HELD, HOLDS, userAccount } from '../../ledger/post'
import { entryTitle, type Spoken } from './entryTitle'

export interface IncomeWish {
  readonly kind?: IncomeKind | undefined
  readonly state?: IncomeState | undefined
  /** YYYY-MM. */
  readonly month?: string | undefined
  /** YYYY-MM-DD. */
  readonly day?: string | undefined
  readonly pageNo: number
  readonly pageSize: number
}

/** The first instant of a span, and the first one after it. */
interface Span {
  readonly from: number
  readonly to: number
}

const ALWAYS: Span = { from: 0, to: Number.MAX_SAFE_INTEGER }

function spanOf({ day, month }: Pick<IncomeWish, 'day' | 'month'>): Span {
  if (day) return { from: startOfDay(day), to: startOfDay(addDays(day, 1)) }
  if (!month) return ALWAYS
  return { from: startOfMonth(month), to: startOfMonth(nextMonth(month)) }
}

/** Kinds of transactions whose money stays in the wallet. */
export const EARNED = ['settle', 'cashback', 'redpacket'] as const

/** The kinds of transactions of each kind of entry; any other is `other`. */
const KINDS: Readonly<Partial<Record<IncomeKind, readonly string[]>>> = {
  author: ['settle'],
  refund: ['refund'],
  cashback: ['cashback'],
  redpacket: ['redpacket'],
  ...HOLDS,
}
const KNOWN = [...new Set(Object.values(KINDS).flat())]

const list = (texts: readonly string[]): Sql => sql.join(texts.map((text) => sql`${text}`))

const walletOf = ({ iid, user_id }: Member): Sql => accountIdIn(userAccount(iid, user_id, 'wallet'))

/** True when the settled chain paid a commission to the account's owner; otherwise it paid them as the author. */
const PAYS_COMMISSION = sql`exists (select 1 from commission m where m.iid = t.iid and m.chain_id = c.id
  and m.user_id = a.owner and m.amount > 0)`

const ENTRY_JOINS = (iid: number): Sql => sql`join ledger_entry e on e.iid = ${iid} and e.id = w.id
  join ledger_account a on a.iid = e.iid and a.id = e.account_id
  join ledger_txn t on t.iid = e.txn_iid and t.id = e.txn_id
  left join order_chain c on c.iid = t.iid
    and c.id = case when t.ref like 'chain:%' or t.ref like 'kept:%' then split_part(t.ref, ':', 2)::bigint end
  left join orders o on o.iid = c.iid and o.id = c.order_id
  left join payment p on p.iid = t.iid and p.trade_no = t.ref`

/** The name of a goods order's line, which has its own commission; the lines of other orders bear people's names. */
const GOODS = sql`case when o.order_type in (${sql.lit(ORDER_TYPE.storeGoods)}, ${sql.lit(ORDER_TYPE.mallGoods)})
  then c.title end`

const entryColumns = (
  why: Sql,
): Sql => sql`'e' || e.id as id, t.kind as booked, coalesce(${GOODS}, t.reason) as title, e.amount, 'settled' as state,
  e.at, t.ref, coalesce(c.order_id, p.order_id, case t.kind when 'cashback' then t.ref end) as order_id,
  t.kind = 'settle' and ${PAYS_COMMISSION} as is_commission, ${why}`

const NO_WHY = sql`null as level, null as base, null as rate`

/** The commission that an entry paid; none where the same booking also paid its owner something else. */
const PAID_COMMISSION = sql`left join lateral (select m.level, m.base, m.rate from commission m
  where m.iid = t.iid and m.chain_id = c.id and m.user_id = a.owner and m.amount = e.amount and t.kind = 'settle'
  order by m.level limit 1) paid on true`

const COMMISSION_COLUMNS = sql`'c' || m.id as id, 'settle' as booked, coalesce(${GOODS}, o.title) as title, m.amount, m.status as state,
  m.at, '' as ref, c.order_id, true as is_commission, m.level, m.base, m.rate,
  case m.level when 1 then c.code_save end as code_save`

const COMMISSION_JOINS = (iid: number): Sql => sql`join commission m on m.iid = ${iid} and m.id = w.id
  join order_chain c on c.iid = m.iid and c.id = m.chain_id
  join orders o on o.iid = c.iid and o.id = c.order_id`

interface EntryRow {
  readonly id: string
  readonly booked: string
  readonly title: string
  readonly amount: number
  readonly state: IncomeState
  readonly at: number
  readonly ref: string
  readonly order_id: string | null
  readonly is_commission: boolean
  readonly level: number | null
  readonly base: number | null
  readonly rate: number | null
  /** Of commissions only. */
  readonly code_save?: number | null
}

function kindOf({ booked, is_commission }: EntryRow): IncomeKind {
  if (is_commission) return 'commission'
  const found = Object.entries(KINDS).find(([, booking]) => booking.includes(booked))
  return (found?.[0] as IncomeKind | undefined) ?? 'other'
}

function asEntry(row: EntryRow, spoken: Spoken): IncomeEntry {
  const kind = kindOf(row)
  const { level, base, rate, code_save: codeSave } = row
  return {
    id: row.id,
    kind,
    title: entryTitle(row, spoken),
    amount: Number(row.amount),
    state: row.state,
    at: Number(row.at),
    ...(row.order_id === null ? {} : { orderId: row.order_id }),
    ...(kind === 'withdraw' ? { withdrawalId: row.ref } : {}),
    ...(level === null || base === null || rate === null ? {} : { level, base, rate }),
    ...(codeSave ? { codeSave } : {}),
  }
}

/** Ledger entries of the wallet in a span, newest first. */
function entryListing(me: Member, wish: IncomeWish): Listing {
  const { from, to } = spanOf(wish)
  const booked = wish.kind && KINDS[wish.kind]
  const filter =
    wish.kind === undefined
      ? []
      : wish.kind === 'other'
        ? [sql`t.kind not in (${list(KNOWN)})`]
        : [sql`t.kind in (${list(booked ?? [])})`, ...(wish.kind === 'author' ? [sql`not ${PAYS_COMMISSION}`] : [])]
  const where = [sql`e.iid = ${me.iid}`, sql`e.account_id = ${walletOf(me)}`, sql`e.at >= ${from} and e.at < ${to}`]
  return {
    walks: [
      {
        from: sql`ledger_entry e`,
        where,
        keys: [sql`e.at`, sql`e.id`],
        way: 'desc',
        carry: sql`e.id`,
        ...(filter.length > 0 ? { filter } : {}),
      },
    ],
    select: entryColumns(NO_WHY),
    joins: ENTRY_JOINS(me.iid),
  }
}

/** Commissions in a span, newest first. */
function commissionListing(me: Member, wish: IncomeWish): Listing {
  const { from, to } = spanOf(wish)
  const filter = wish.state === undefined ? [] : [sql`m.status = ${wish.state}`]
  return {
    walks: [
      {
        from: sql`commission m`,
        where: [sql`m.iid = ${me.iid}`, sql`m.user_id = ${me.user_id}`, sql`m.at >= ${from} and m.at < ${to}`],
        keys: [sql`m.at`, sql`m.id`],
        way: 'desc',
        carry: sql`m.id`,
        ...(filter.length > 0 ? { filter } : {}),
      },
    ],
    select: COMMISSION_COLUMNS,
    joins: COMMISSION_JOINS(me.iid),
  }
}

/**
 * Sums of all income and expenses: a day's are computed from its entries; those of a month or of all time are
 * stored.
 */
async function sumsOf(db: Db, me: Member, { day, month }: IncomeWish): Promise<{ in: number; out: number }> {
  if (!day) return await spanSums(db, userAccount(me.iid, me.user_id, 'wallet'), month)
  const { from, to } = spanOf({ day })
  const { rows } = await sql<{ came: number; went: number }>`select
      coalesce(sum(e.amount) filter (where t.kind not in (${list(HELD)})), 0) as came,
      coalesce(-sum(e.amount) filter (where t.kind in (${list(HELD)})), 0) as went
    from ledger_entry e join ledger_txn t on t.iid = e.txn_iid and t.id = e.txn_id
    where e.iid = ${me.iid} and e.account_id = ${walletOf(me)} and e.at >= ${from} and e.at < ${to}`.execute(db)
  return { in: Number(rows[0]?.came ?? 0), out: Number(rows[0]?.went ?? 0) }
}

/** Entries of the wallet, or commissions, with the wallet's sums of the same span. */
export async function incomeOf(reader: ListReader, me: Member, wish: IncomeWish, spoken: Spoken): Promise<IncomePage> {
  const { pageNo: page, pageSize: size, ...question } = wish
  const isCommission = wish.kind === 'commission' || (wish.kind === undefined && wish.state === 'pending')
  const listing = isCommission ? commissionListing(me, wish) : entryListing(me, wish)
  const asked = { question: ['income', me.iid, me.user_id, question, size], page, size }
  const { rows, total, hasMore } = await readPage<EntryRow>(reader, listing, asked)
  const list = rows.map((row) => asEntry(row, spoken))
  const shown = list.map(({ at }) => shanghaiMonth(at))
  const months = await monthSums(reader.db, userAccount(me.iid, me.user_id, 'wallet'), shown)
  return { list, total, hasMore, months, ...(await sumsOf(reader.db, me, wish)) }
}

/** One entry of the member's own wallet, or one of their commissions. */
export async function incomeEntry(db: Db, me: Member, id: string, spoken: Spoken): Promise<IncomeEntry> {
  const [, letter, digits = ''] = /^([ce])(\d{1,15})$/.exec(id) ?? []
  const number = sql`${digits}::bigint`
  const statement =
    letter === 'c'
      ? sql<EntryRow>`select ${COMMISSION_COLUMNS} from (select ${number} as id) w ${COMMISSION_JOINS(me.iid)}
          where m.user_id = ${me.user_id}`
      : sql<EntryRow>`select ${entryColumns(sql`paid.level, paid.base, paid.rate`)}
          from (select ${number} as id) w ${ENTRY_JOINS(me.iid)} ${PAID_COMMISSION}
          where e.account_id = ${walletOf(me)}`
  const row = letter === undefined ? undefined : (await statement.execute(db)).rows[0]
  if (!row) throw new CallError('NOTFOUND')
  return asEntry(row, spoken)
}
