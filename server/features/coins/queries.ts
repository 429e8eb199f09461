import {
  COIN_TASKS,
  COIN_TIMES,
  type CoinEntry,
  type CoinEntryPage,
  type CoinRule,
  type Language,
  nextMonth,
  type Page,
  shanghaiMonth,
  signCoins,
  startOfMonth,
} from '@quanzi/contract'
import { sql } from 'kysely'
import type { Asker } from '../../call/Asker'
import { inLanguage, type Worded } from '../../call/reasons'
import type { Member } from '../../call/Session'
import { type ListReader, readPage } from '../../db/lists/readPage'
import type { Listing, Sql } from '../../db/lists/Walk'
import type { Db } from '../../db/schema'
import { coinAmounts, coinRef, earnedToday } from '../../ledger/earnCoins'
import { monthSums, spanSums } from '../../ledger/monthSums'
import { accountIdIn, userAccount } from '../../ledger/post'
import { signState } from './signs'

const PAGE = 20

interface EntryRow {
  readonly id: number
  readonly reason: string
  readonly amount: number
  readonly balance_after: number
  readonly at: number
  readonly ref: string
  readonly kind: string
}

/** The first word of the reference of what earned coins. */
const EARNED_BY = [...COIN_TASKS, 'paper'] as const

const NAMES: Readonly<Record<(typeof EARNED_BY)[number], Worded>> = {
  sign: { zh: '每日签到', en: 'Daily check-in' },
  review: { zh: '评价已完成的订单', en: 'Review of a finished order' },
  note: { zh: '发布一篇笔记', en: 'Published note' },
  profile: { zh: '完善个人资料', en: 'Complete profile' },
  paper: { zh: '答题奖励', en: 'Quiz reward' },
}

/** What an entry is for: a task has its name in the caller's language, an order its title. */
function reasonOf({ kind, ref, reason }: EntryRow, language: Language): string {
  const task = kind === 'coin earn' && EARNED_BY.find((one) => ref.startsWith(`${one}:`))
  return task ? inLanguage(NAMES[task], language) : reason
}

/** The order of an entry: coins are held and returned for one, and a review names its order before its line. */
function orderOf({ kind, ref }: EntryRow): string {
  if (kind !== 'coin earn') return ref
  const [task, , event = ''] = ref.split(':')
  return task === 'review' ? (event.split('.')[0] ?? '') : ''
}

const asEntry = (row: EntryRow, language: Language): CoinEntry => ({
  id: String(row.id),
  reason: reasonOf(row, language),
  amount: row.amount,
  balance: row.balance_after,
  time: Number(row.at),
  refId: orderOf(row),
})

const coinsOf = ({ iid, user_id }: Member) => userAccount(iid, user_id, 'coin')

/** Entries of the member's coins, by the keys of an index. */
function entryListing(
  me: Member,
  keys: readonly Sql[],
  narrowed: readonly Sql[] = [],
  filter: readonly Sql[] = [],
): Listing {
  const { iid } = me
  return {
    walks: [
      {
        from: sql`ledger_entry e`,
        where: [sql`e.iid = ${iid}`, sql`e.account_id = ${accountIdIn(coinsOf(me), 'COIN')}`, ...narrowed],
        keys: [...keys],
        way: 'desc',
        carry: sql`e.id`,
        ...(filter.length > 0 ? { filter: [...filter] } : {}),
      },
    ],
    select: sql`e.id, t.reason, e.amount, e.balance_after, t.at, t.ref, t.kind`,
    joins: sql`join ledger_entry e on e.iid = ${iid} and e.id = w.id
      join ledger_txn t on t.iid = e.txn_iid and t.id = e.txn_id`,
  }
}

/** The entries of the ledger, latest first. */
export async function coinEntries(
  reader: ListReader,
  me: Member,
  { pageNo, language }: { readonly pageNo: number; readonly language: Language },
): Promise<Page<CoinEntry>> {
  const question = ['coins', me.iid, me.user_id]
  const asked = { question, page: pageNo, size: PAGE }
  const { rows, total, hasMore } = await readPage<EntryRow>(reader, entryListing(me, [sql`e.id`]), asked)
  return { list: rows.map((row) => asEntry(row, language)), total, hasMore }
}

interface FlowWish {
  readonly dir?: 'in' | 'out' | undefined
  /** YYYY-MM. */
  readonly month?: string | undefined
  readonly pageNo: number
  readonly pageSize: number
  readonly language: Language
}

/** Coins that came in or went out, latest first, with the stored sums of the month or of all time. */
export async function coinFlow(reader: ListReader, me: Member, wish: FlowWish): Promise<CoinEntryPage> {
  const { dir, month, pageNo: page, pageSize: size } = wish
  const span = month ? [sql`e.at >= ${startOfMonth(month)} and e.at < ${startOfMonth(nextMonth(month))}`] : []
  const filter = dir === undefined ? [] : [dir === 'in' ? sql`e.amount > 0` : sql`e.amount < 0`]
  const listing = entryListing(me, [sql`e.at`, sql`e.id`], span, filter)
  const question = ['coin flow', me.iid, me.user_id, dir, month, size]
  const { rows, total, hasMore } = await readPage<EntryRow>(reader, listing, { question, page, size })
  const list = rows.map((row) => asEntry(row, wish.language))
  const shown = list.map(({ time }) => shanghaiMonth(time))
  const months = await monthSums(reader.db, coinsOf(me), shown, 'COIN')
  return { list, total, hasMore, months, ...(await spanSums(reader.db, coinsOf(me), month, 'COIN')) }
}

/** The ways to earn coins, and how often the member has used each today; a complete profile counts once for ever. */
export async function coinRules(db: Db, { iid, member, at }: Asker, language: Language): Promise<CoinRule[]> {
  const amounts = await coinAmounts(db, iid)
  const state = member ? await signState(db, member, at) : { signedToday: false, streak: 0 }
  const done = new Map(member ? await earnedToday(db, member, at) : [])
  if (member && (await hasFullProfile(db, member))) done.set('profile', 1)
  const next = state.streak + (state.signedToday ? 0 : 1)
  return COIN_TASKS.map((type) => ({
    type,
    name: inLanguage(NAMES[type], language),
    coins: type === 'sign' ? signCoins(amounts, next) : amounts[type],
    dailyMax: COIN_TIMES[type],
    done: type === 'sign' ? Number(state.signedToday) : (done.get(type) ?? 0),
  })).filter(({ coins }) => coins > 0)
}

async function hasFullProfile(db: Db, member: Member): Promise<boolean> {
  const row = await db
    .selectFrom('ledger_txn')
    .select('id')
    .where('iid', '=', member.iid)
    .where('kind', '=', 'coin earn')
    .where('ref', '=', coinRef(member, 'profile', 'once'))
    .executeTakeFirst()
  return row !== undefined
}
