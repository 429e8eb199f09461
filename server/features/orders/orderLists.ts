import type { OrderPage, OrderRow } from '@quanzi/contract'
import type { Context } from '../../call/Context'
import type { Order } from '../../trade/OrderTypeRules'
import { actionsOf, stageOf, type Viewer } from '../../trade/orderActions'
import { expireOrders } from '../../trade/refunds'

const STATUSES: Readonly<Record<number, readonly number[]>> = {
  15: [15, 16, 17, 18],
  13: [13],
  12: [12],
  11: [11],
  1: [1],
}

/** The statuses that a tab of a list stands for: 0 is all, 15 all refunds; null leaves them open. */
export const statusesOf = (status: number): readonly number[] | null =>
  status === 0 ? null : (STATUSES[status] ?? [status])

/** A page of one's own orders. */
export async function ownOrders(
  ctx: Context,
  wish: { status: number; pageNumber: number; pageSize: number },
): Promise<OrderPage> {
  const statuses = statusesOf(wish.status)
  const own = ctx.db
    .selectFrom('orders')
    .where('iid', '=', ctx.iid)
    .where('user_id', '=', ctx.me.user_id)
    .$if(statuses !== null, (q) => q.where('status', 'in', [...(statuses ?? [])]))
  const now = ctx.clock()
  for (const late of await ctx.db
    .selectFrom('orders')
    .select('id')
    .where('iid', '=', ctx.iid)
    .where('user_id', '=', ctx.me.user_id)
    .where('status', '=', 1)
    .where('expire_at', '<=', now)
    .execute())
    await expireOrders(ctx.db, now, late.id)
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

/** Orders as rows of a list, with what the viewer may do. */
export async function orderRows(ctx: Context, rows: readonly Order[], viewer: Viewer): Promise<OrderRow[]> {
  const chains = rows.length
    ? await ctx.db
        .selectFrom('order_chain')
        .select(['order_id', 'status', 'prior_status'])
        .where(
          'order_id',
          'in',
          rows.map((row) => row.id),
        )
        .execute()
    : []
  return rows.map(
    (order): OrderRow => ({
      gid: order.id,
      orderType: order.order_type,
      title: order.title,
      img: order.img,
      num: order.num,
      payable: order.payable,
      status: order.status,
      stage: stageOf(order),
      createdAt: order.created_at,
      expireAt: order.status === 1 ? order.expire_at : null,
      actions: actionsOf(
        order,
        chains.filter((chain) => chain.order_id === order.id),
        viewer,
      ),
    }),
  )
}
