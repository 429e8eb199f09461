import { ORDER_STATUS, type OrderPage, type OrderRow } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Member } from '../../call/Session'
import { type ListReader, readPage } from '../../db/lists/readPage'
import type { Listing, Walk } from '../../db/lists/Walk'
import type { Db } from '../../db/schema'
import type { Order } from '../../trade/OrderTypeRules'
import { actionsOf, stageOf, type Viewer } from '../../trade/orderActions'
import { orderDueAt } from '../../trade/orderDueAt'
import { seenOrder } from '../../trade/seenOrder'
import { tabBeginnings } from '../../trade/standingOrders'

/** Maximum number of pictures in an order's row. */
const MOST_PICTURES = 3

/** Orders of a tenant, or of one of its members, newest first. */
export const newestOrders = (iid: number, userId?: number): Walk => ({
  from: sql`orders o`,
  where: [sql`o.iid = ${iid}`, ...(userId === undefined ? [] : [sql`o.user_id = ${userId}`])],
  keys: [sql`o.created_at`, sql`o.id`],
  way: 'desc',
  carry: sql`o.id`,
})

export const orderListing = (iid: number, walk: Walk): Listing => ({
  walks: [walk],
  select: sql`o.*, m.nick_name`,
  joins: sql`join orders o on o.iid = ${iid} and o.id = w.id
    join member m on m.iid = o.iid and m.user_id = o.user_id`,
})

/** A page of the caller's own orders. */
export async function ownOrders(
  reader: ListReader,
  me: Member,
  wish: { status: number; pageNumber: number; pageSize: number },
  at: number,
): Promise<OrderPage> {
  const { iid, user_id: userId } = me
  const tab = await tabBeginnings(reader.db, { iid, userId }, { alias: 'o', status: wish.status, at })
  const walk = { ...newestOrders(iid, userId), ...(tab ? { either: tab } : {}) }
  const { rows, total, hasMore } = await readPage<Order>(reader, orderListing(iid, walk), {
    question: ['own orders', iid, userId, wish.status, wish.pageSize],
    page: wish.pageNumber,
    size: wish.pageSize,
  })
  return { list: await orderRows(reader.db, { iid, at }, rows, 'buyer'), total, hasMore }
}

/** Orders as list rows with their current status and the viewer's actions. */
export async function orderRows(
  db: Db,
  { iid, at }: { iid: number; at: number },
  rows: readonly Order[],
  viewer: Viewer,
): Promise<OrderRow[]> {
  const chains = rows.length
    ? await db
        .selectFrom('order_chain')
        .select(['order_id', 'status', 'prior_status', 'refund_share', 'moved_at'])
        .where('iid', '=', iid)
        .where(
          'order_id',
          'in',
          rows.map((row) => row.id),
        )
        .execute()
    : []
  return rows.map((row): OrderRow => {
    const own = chains.filter((chain) => chain.order_id === row.id)
    const { order, chains: standing } = seenOrder(row, own, at)
    return {
      gid: order.id,
      orderType: order.order_type,
      title: order.title,
      img: order.img,
      num: order.num,
      payable: order.payable,
      status: order.status,
      stage: stageOf(order),
      createdAt: order.created_at,
      expireAt: order.status === ORDER_STATUS.waiting ? order.expire_at : null,
      imgs: order.lines.slice(0, MOST_PICTURES).map((line) => line.img || order.img),
      lines: order.lines.length,
      dueAt: orderDueAt(order, standing),
      actions: actionsOf(order, standing, viewer),
    }
  })
}
