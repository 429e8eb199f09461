import type { OrderPage } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Member } from '../../call/Session'
import { type ListReader, readPage } from '../../db/lists/readPage'
import { hasTerms, hasWord, searchWords } from '../../db/lists/searchText'
import type { Sql, Walk } from '../../db/lists/Walk'
import type { Order } from '../../trade/OrderTypeRules'
import { tabBeginnings } from '../../trade/standingOrders'
import { newestOrders, orderListing, orderRows } from '../orders/public'

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

/** The order's number, its title or the buyer's name contains the word. */
const fits = (word: string): Sql => sql`(
  ${hasWord(sql`o.id`, word)} or ${hasWord(sql`lower(o.title)`, word)}
  or ${hasWord(sql`lower(o.name)`, word)} or ${hasWord(sql`lower(m.nick_name)`, word)})`

/** The condition by which an index finds orders with a word; null when only the newest can be searched. */
function found(iid: number, word: string, tab: readonly Sql[]): Sql | null {
  const inTab = sql.join(tab.length > 0 ? tab : [sql`true`], sql` and `)
  // `offset 0` keeps the planner from reading all orders of the tab in addition to those with the word.
  const within = (where: Sql) => sql`(
    select o.id from (select * from orders o where o.iid = ${iid} and ${where} offset 0) o
    where ${inTab} limit ${sql.lit(MOST_FOUND)})`
  if (ORDER_NO.test(word)) return sql`o.id = ${word} and ${inTab}`
  if (/^\d+$/.test(word)) return null
  const words = [word]
  const onOrder = hasTerms(sql`search_terms(o.iid, lower(o.title || ' ' || o.name), '{}')`, { iid, words })
  const ofMember = hasTerms(sql`search_terms(m.iid, lower(m.nick_name), '{}')`, { iid, words })
  if (!onOrder || !ofMember) return null
  const buyers = sql`array(select m.user_id from member m where m.iid = ${iid} and ${ofMember}
    and ${hasWord(sql`lower(m.nick_name)`, word)} limit ${sql.lit(MOST_BUYERS)})`
  return sql`o.id = any(array(${within(onOrder)} union all ${within(sql`o.user_id = any(${buyers})`)}))`
}

/** Orders with the words, among those on a walk. */
function withWords(walk: Walk, iid: number, words: readonly string[], tab: readonly Sql[]): Walk {
  if (words.length === 0) return walk
  const filter = words.map(fits)
  const apart = words.flatMap((word) => found(iid, word, tab) ?? [])
  if (apart.length === 0) return { ...walk, filter }
  const from = sql`orders o join member m on m.iid = o.iid and m.user_id = o.user_id`
  return {
    ...walk,
    filter,
    rare: { from, where: [...walk.where, ...(apart.length < words.length ? tab : []), ...filter, ...apart] },
  }
}

/** A page of the tenant's orders for sellers, newest first. */
export async function sellerOrders(reader: ListReader, me: Member, wish: Wish, at: number): Promise<OrderPage> {
  const { db } = reader
  const { iid } = me
  const tab = await tabBeginnings(db, { iid }, { alias: 'o', status: wish.status, at })
  const inTab = tab ? [sql`(${sql.join(tab, sql` or `)})`] : []
  const words = searchWords(wish.queryKey)
  const walk = withWords({ ...newestOrders(iid), ...(tab ? { either: tab } : {}) }, iid, words, inTab)
  const { rows, total, hasMore } = await readPage<Order & { nick_name: string }>(reader, orderListing(iid, walk), {
    question: ['orders', iid, me.user_id, wish.status, words, wish.pageSize],
    page: wish.pageNo,
    size: wish.pageSize,
  })
  const list = (await orderRows(db, { iid, at }, rows, 'staff')).map((row, at) => ({
    ...row,
    buyer: rows[at]?.nick_name ?? '',
  }))
  return { list, total, hasMore }
}
