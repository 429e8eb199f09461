import type { Page, TeamPerson } from '@quanzi/contract'
import { maskMobile } from '@quanzi/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../call/Context'
import { watchedRole } from './distributorRoles'

interface PersonRow {
  readonly id: number
  readonly user_id: number
  readonly nick_name: string
  readonly head_img: string
  readonly mobile: string | null
  readonly orders: number
  readonly amount: number
  readonly commission: number
  readonly status: number
  readonly at: number
  readonly expire_at: number | null
  readonly total: number
}

interface Paging {
  readonly pageNo: number
  readonly pageSize: number
}

/** Orders that count: paid and not given back. */
const COUNTED = sql`o.status > 10 and o.status <> 18`

async function page(query: RawBuilder<PersonRow>, ctx: Context, { pageNo, pageSize }: Paging) {
  const offset = (pageNo - 1) * pageSize
  const { rows } = await sql<PersonRow>`${query} limit ${pageSize} offset ${offset}`.execute(ctx.db)
  const total = Number(rows[0]?.total ?? 0)
  const list = rows.map(
    (row): TeamPerson => ({
      id: String(row.id),
      userId: row.user_id,
      nickname: row.nick_name,
      headImg: row.head_img,
      mobile: row.mobile ? maskMobile(row.mobile) : '',
      orders: Number(row.orders),
      amount: Number(row.amount),
      commission: Number(row.commission),
      status: row.status,
      joinedAt: Number(row.at),
      expireAt: row.expire_at === null ? null : Number(row.expire_at),
    }),
  )
  return { list, total, hasMore: offset + list.length < total }
}

/** Those directly below a role, with the orders they brought and what the role earned from them. */
export async function childPage(
  ctx: Context,
  wish: Paging & { id?: string | undefined; status?: number | undefined },
): Promise<Page<TeamPerson>> {
  const role = await watchedRole(ctx, wish.id)
  const status = wish.status === undefined ? sql`r.status < 2` : sql`r.status = ${wish.status}`
  const brought = sql`from orders o where o.role_id = r.id and ${COUNTED}`
  const query = sql<PersonRow>`
    select r.id, r.user_id, m.nick_name, m.head_img, m.mobile, r.status, r.at, null::bigint as expire_at,
      (select count(*) ${brought}) as orders,
      (select coalesce(sum(o.payable), 0) ${brought}) as amount,
      (select coalesce(sum(k.amount), 0) from commission k
        join order_chain c on c.id = k.chain_id join orders o on o.id = c.order_id
        where k.role_id = ${role.id} and k.status <> 'reversed' and o.role_id = r.id) as commission,
      count(*) over () as total
    from dis_role r join member m on m.iid = r.iid and m.user_id = r.user_id
    where r.iid = ${ctx.iid} and r.parent_id = ${role.id} and ${status}
    order by r.id desc`
  return await page(query, ctx, wish)
}

export async function childCount(
  ctx: Context,
  wish: { id?: string | undefined; status?: number | undefined },
): Promise<{ count: number }> {
  const role = await watchedRole(ctx, wish.id)
  const row = await ctx.db
    .selectFrom('dis_role')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('iid', '=', ctx.iid)
    .where('parent_id', '=', role.id)
    .$if(wish.status === undefined, (q) => q.where('status', '<', 2))
    .$if(wish.status !== undefined, (q) => q.where('status', '=', wish.status ?? 0))
    .executeTakeFirstOrThrow()
  return { count: Number(row.n) }
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** The own locked fans, newest first, with the orders they placed and what they brought in. */
export async function fanPage(
  ctx: Context,
  wish: Paging & { queryKey?: string | undefined },
): Promise<Page<TeamPerson>> {
  const role = await watchedRole(ctx)
  const word = wish.queryKey ? sql`and m.nick_name ilike ${`%${escapeLike(wish.queryKey)}%`}` : sql``
  const placed = sql`from orders o where o.role_id = f.role_id and o.user_id = f.user_id and ${COUNTED}`
  const query = sql<PersonRow>`
    select f.id, f.user_id, m.nick_name, m.head_img, m.mobile, 1 as status, f.locked_at as at, f.expire_at,
      (select count(*) ${placed}) as orders,
      (select coalesce(sum(o.payable), 0) ${placed}) as amount,
      (select coalesce(sum(k.amount), 0) from commission k
        join order_chain c on c.id = k.chain_id join orders o on o.id = c.order_id
        where k.role_id = f.role_id and k.status <> 'reversed' and o.user_id = f.user_id) as commission,
      count(*) over () as total
    from fan_lock f join member m on m.iid = f.iid and m.user_id = f.user_id
    where f.role_id = ${role.id} and f.released_at is null
      and (f.expire_at is null or f.expire_at > ${ctx.clock()}) ${word}
    order by f.id desc`
  return await page(query, ctx, wish)
}
