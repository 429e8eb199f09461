import type { OrderPage } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Member } from '../../call/Session'
import { type ListReader, readPage } from '../../db/lists/readPage'
import { hasTerms, hasWord, searchWords } from '../../db/lists/searchText'
import { allOf, type Sql, type Walk } from '../../db/lists/Walk'
import type { Order } from '../../trade/OrderTypeRules'
import { withoutDecisions } from '../../trade/orderActions'
import { tabBeginnings } from '../../trade/standingOrders'
import { orderRows } from '../orders/public'

interface Wish {
  readonly status: number
  readonly queryKey?: string | undefined
  readonly pageNo: number
  readonly pageSize: number
}

/** Maximum number of members whose orders are searched by name, and of orders that a word finds in one way. */
const MOST_BUYERS = 200
const MOST_FOUND = 4000
/** A complete order number; part of one is searched among the newest orders. */
const ORDER_NO = /^\d{17}$/

/**
 * The tenant's own orders, and its supplied parts of other tenants' orders, newest first. Each table has an index
 * in this order, so the rows are merged without sorting.
 */
const SOLD = sql`(
  select mine.iid, mine.id, mine.iid as order_iid, mine.status, mine.refund, mine.created_at from orders mine
  union all
  select theirs.iid, theirs.order_id, theirs.order_iid, theirs.status, theirs.refund, theirs.created_at
  from supplied_order theirs) t`

const soldOrders = (iid: number): Walk => ({
  from: SOLD,
  where: [sql`t.iid = ${iid}`],
  keys: [sql`t.created_at`, sql`t.id`],
  way: 'desc',
  carry: sql`t.id, t.order_iid`,
})

/** Joins a row to its order and its buyer, and for another tenant's order to the supplied part. */
const joins = (iid: number, alias: 'w' | 't'): Sql => sql`
  join orders o on o.iid = ${sql.ref(`${alias}.order_iid`)} and o.id = ${sql.ref(`${alias}.id`)}
  join member m on m.iid = o.iid and m.user_id = o.user_id
  left join supplied_order s
    on s.iid = ${iid} and s.order_iid = ${sql.ref(`${alias}.order_iid`)} and s.order_id = ${sql.ref(`${alias}.id`)}`

/** Title, contact, recipient and lines of an order, in small letters. */
const ORDER_WORDS = sql`order_words(o.title, o.name, o.address, o.lines)`

/**
 * The order's number, one of its lines, its contact, its recipient or its buyer contains the word; for a supplied order
 * only the data that the supplier may see.
 */
const fits = (word: string): Sql => sql`(
  ${hasWord(sql`o.id`, word)}
  or ${hasWord(sql`case when s.iid is null then ${ORDER_WORDS} else lower(s.titles || ' ' || s.name) end`, word)}
  or (s.iid is null and ${hasWord(sql`lower(m.nick_name)`, word)}))`

/** The condition by which an index finds orders with a word; null when only the newest can be searched. */
function found(iid: number, word: string, tab: readonly Sql[]): Sql | null {
  const inTab = allOf(tab)
  // `offset 0` keeps the planner from reading all orders of the tab in addition to those with the word.
  const within = (rows: Sql) => sql`(
    select t.id from (${rows} offset 0) t where ${inTab} limit ${sql.lit(MOST_FOUND)})`
  const own = (where: Sql) => within(sql`select * from orders o where o.iid = ${iid} and ${where}`)
  if (ORDER_NO.test(word)) return sql`t.id = ${word} and ${inTab}`
  if (/^\d+$/.test(word)) return null
  const words = [word]
  const onOrder = hasTerms(sql`search_terms(o.iid, ${ORDER_WORDS}, '{}')`, { iid, words })
  const ofMember = hasTerms(sql`search_terms(m.iid, lower(m.nick_name), '{}')`, { iid, words })
  const onPart = hasTerms(sql`search_terms(s.iid, lower(s.titles || ' ' || s.name), '{}')`, { iid, words })
  if (!onOrder || !ofMember || !onPart) return null
  const buyers = sql`array(select m.user_id from member m where m.iid = ${iid} and ${ofMember}
    and ${hasWord(sql`lower(m.nick_name)`, word)} limit ${sql.lit(MOST_BUYERS)})`
  const supplied = within(sql`
    select s.order_id as id, s.status, s.refund from supplied_order s where s.iid = ${iid} and ${onPart}`)
  const ways = [own(onOrder), own(sql`o.user_id = any(${buyers})`), supplied]
  return sql`t.id = any(array(${sql.join(ways, sql` union all `)}))`
}

/** Orders with the words, among those on a walk. */
function withWords(walk: Walk, iid: number, words: readonly string[], tab: readonly Sql[]): Walk {
  if (words.length === 0) return walk
  const filter = words.map(fits)
  const apart = words.flatMap((word) => found(iid, word, tab) ?? [])
  if (apart.length === 0) return { ...walk, filter }
  const from = sql`${SOLD} ${joins(iid, 't')}`
  return {
    ...walk,
    filter,
    rare: { from, where: [...walk.where, ...(apart.length < words.length ? tab : []), ...filter, ...apart] },
  }
}

/** A page of the orders that a tenant sells or supplies, newest first. */
export async function sellerOrders(reader: ListReader, me: Member, wish: Wish, at: number): Promise<OrderPage> {
  const { db } = reader
  const { iid } = me
  const tab = await tabBeginnings(db, { iid }, { alias: 't', status: wish.status, at })
  const inTab = tab ? [sql`(${sql.join(tab, sql` or `)})`] : []
  const words = searchWords(wish.queryKey)
  const walk = withWords({ ...soldOrders(iid), ...(tab ? { either: tab } : {}) }, iid, words, inTab)
  const listing = { walks: [walk], select: sql`o.*, m.nick_name`, joins: joins(iid, 'w') }
  const { rows, total, hasMore } = await readPage<Order & { nick_name: string }>(reader, listing, {
    question: ['orders', iid, me.user_id, wish.status, words, wish.pageSize],
    page: wish.pageNo,
    size: wish.pageSize,
  })
  const list = (await orderRows(db, { iid, at }, rows, 'staff')).map((row, at) => {
    const { nick_name: buyer = '', user_id: buyerId } = rows[at] ?? {}
    return { buyer, ...row, actions: buyerId === me.user_id ? withoutDecisions(row.actions) : row.actions }
  })
  return { list, total, hasMore }
}
