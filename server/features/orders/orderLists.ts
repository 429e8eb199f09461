import { ORDER_STATUS, type OrderPage, type OrderRow } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Context } from '../../call/Context'
import type { Order } from '../../trade/OrderTypeRules'
import { actionsOf, stageOf, type Viewer } from '../../trade/orderActions'
import { seenOrder } from '../../trade/seenOrder'
import { tabCondition } from '../../trade/standingOrders'

/** A page of one's own orders. */
export async function ownOrders(
  ctx: Context,
  wish: { status: number; pageNumber: number; pageSize: number },
): Promise<OrderPage> {
  const { iid } = ctx
  const userId = ctx.me.user_id
  const tab = await tabCondition(ctx.db, { iid, userId }, { alias: 'orders', status: wish.status, at: ctx.clock() })
  const own = ctx.db
    .selectFrom('orders')
    .where('iid', '=', iid)
    .where('user_id', '=', userId)
    .$if(tab !== null, (q) => q.where(tab ?? sql<boolean>`true`))
  const all = await own.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow()
  const offset = (wish.pageNumber - 1) * wish.pageSize
  const rows = await own
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(wish.pageSize)
    .offset(offset)
    .execute()
  const list = await orderRows(ctx, rows, 'buyer')
  return { list, total: Number(all.n), hasMore: offset + list.length < Number(all.n) }
}

/** Orders as rows of a list, as they stand now, with what the viewer may do. */
export async function orderRows(ctx: Context, rows: readonly Order[], viewer: Viewer): Promise<OrderRow[]> {
  const chains = rows.length
    ? await ctx.db
        .selectFrom('order_chain')
        .select(['order_id', 'status', 'prior_status', 'refund_share', 'moved_at'])
        .where(
          'order_id',
          'in',
          rows.map((row) => row.id),
        )
        .execute()
    : []
  const now = ctx.clock()
  return rows.map((row): OrderRow => {
    const own = chains.filter((chain) => chain.order_id === row.id)
    const { order, chains: standing } = seenOrder(row, own, now)
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
      actions: actionsOf(order, standing, viewer),
    }
  })
}
