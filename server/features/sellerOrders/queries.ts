import type { OrderPage } from '@quanzi/contract'
import { sql } from 'kysely'
import { requireRight } from '../../call/access'
import type { Context } from '../../call/Context'
import { tabCondition } from '../../trade/standingOrders'
import { orderRows } from '../orders/public'

interface Wish {
  readonly status: number
  readonly queryKey?: string | undefined
  readonly pageNo: number
  readonly pageSize: number
}

const part = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** A page of the tenant's orders for those who sell, newest first. */
export async function sellerOrders(ctx: Context, wish: Wish): Promise<OrderPage> {
  await requireRight(ctx, 'order')
  const { iid } = ctx
  const tab = await tabCondition(ctx.db, { iid }, { alias: 'o', status: wish.status, at: ctx.clock() })
  const word = part(wish.queryKey?.trim() ?? '')
  const found = ctx.db
    .selectFrom('orders as o')
    .innerJoin('member as m', (on) => on.onRef('m.iid', '=', 'o.iid').onRef('m.user_id', '=', 'o.user_id'))
    .where('o.iid', '=', iid)
    .$if(tab !== null, (q) => q.where(tab ?? sql<boolean>`true`))
    .$if(word !== '%%', (q) =>
      q.where((eb) =>
        eb.or([
          eb('o.id', 'like', word),
          eb('o.title', 'ilike', word),
          eb('m.nick_name', 'ilike', word),
          eb('o.name', 'ilike', word),
        ]),
      ),
    )
  const { n } = await found.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow()
  const offset = (wish.pageNo - 1) * wish.pageSize
  const rows = await found
    .selectAll('o')
    .select('m.nick_name')
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(wish.pageSize)
    .offset(offset)
    .execute()
  const list = (await orderRows(ctx, rows, 'staff')).map((row, at) => ({ ...row, buyer: rows[at]?.nick_name ?? '' }))
  return { list, total: Number(n), hasMore: offset + list.length < Number(n) }
}
