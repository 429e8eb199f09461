import { ORDER_STATUS, type OrderPage, type OrderRow } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Member } from '../../call/Session'
import { type ListReader, readPage } from '../../db/lists/readPage'
import type { Listing, Walk } from '../../db/lists/Walk'
import type { Db } from '../../db/schema'
import type { Chain, Order } from '../../trade/OrderTypeRules'
import { actionsOf, stageOf, type Viewer } from '../../trade/orderActions'
import { orderDueAt } from '../../trade/orderDueAt'
import { seenOrder } from '../../trade/seenOrder'
import { tabBeginnings } from '../../trade/standingOrders'
import { suppliersPart } from '../../trade/suppliersPart'

/** Maximum number of pictures in an order's row. */
const MOST_PICTURES = 3

/** Orders of a member, newest first. */
const newestOrders = (iid: number, userId: number): Walk => ({
  from: sql`orders o`,
  where: [sql`o.iid = ${iid}`, sql`o.user_id = ${userId}`],
  keys: [sql`o.created_at`, sql`o.id`],
  way: 'desc',
  carry: sql`o.id`,
})

const orderListing = (iid: number, walk: Walk): Listing => ({
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

/**
 * Orders as list rows with their current status and the viewer's actions. Supplied orders have only the supplier's
 * part.
 */
export async function orderRows(
  db: Db,
  { iid, at }: { iid: number; at: number },
  rows: readonly Order[],
  viewer: 'buyer' | 'staff',
): Promise<OrderRow[]> {
  const tenants = [...new Set(rows.map((row) => row.iid))]
  const chains = (await Promise.all(tenants.map((tenant) => chainsOfMany(db, tenant, rows)))).flat()
  return rows.map((row): OrderRow => {
    const all = chains.filter((chain) => chain.iid === row.iid && chain.order_id === row.id)
    if (row.iid === iid) return orderRow(row, all, at, viewer)
    const part = suppliersPart(row, all, iid)
    const { subtotal, freight } = part.order.parts
    const name = row.address?.name ?? ''
    return { ...orderRow(part.order, part.chains, at, 'supplier'), supply: subtotal + freight, buyer: name }
  })
}

const chainsOfMany = (db: Db, iid: number, orders: readonly Order[]): Promise<Chain[]> =>
  db
    .selectFrom('order_chain')
    .selectAll()
    .where('iid', '=', iid)
    .where(
      'order_id',
      'in',
      orders.filter((order) => order.iid === iid).map(({ id }) => id),
    )
    .orderBy('id')
    .execute()

function orderRow(stored: Order, chains: readonly Chain[], at: number, viewer: Viewer): OrderRow {
  const { order, chains: standing } = seenOrder(stored, chains, at)
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
}
