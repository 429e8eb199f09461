import type { Page, TeamPerson } from '@quanzi/contract'
import { DIS_ROLE_STATUS } from '@quanzi/contract'
import { sql } from 'kysely'
import { type Asker, memberOf } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import type { ListReader } from '../../db/lists/readPage'
import type { Listing, Sql, Walk } from '../../db/lists/Walk'
import type { Db } from '../../db/schema'
import { ALL_DAYS } from '../../trade/roleSums'
import { EVERYBODY, isAbove, roleOf, seesAll, watchedRole } from './distributors'
import { earned, followed, type Paging, personPage } from './personPage'

interface TeamWish {
  readonly id?: string | undefined
  readonly status?: number | undefined
}

/** Whose roles are meant: the children of one, everybody below the asker's, or with neither every role of the tenant. */
interface Whose {
  readonly parent: number | null
  readonly below: { readonly path: string; readonly own: number } | null
}

async function whoseOf(db: Db, asker: Asker, { id }: TeamWish): Promise<Whose> {
  if (id !== EVERYBODY) return { parent: (await watchedRole(db, asker, id)).id, below: null }
  if (await seesAll(db, asker)) return { parent: null, below: null }
  const own = await watchedRole(db, asker)
  if (own.status !== DIS_ROLE_STATUS.approved) throw new CallError('DENIED')
  return { parent: null, below: { path: `${own.path}${own.id}/`, own: own.id } }
}

const OPEN: readonly number[] = [DIS_ROLE_STATUS.applied, DIS_ROLE_STATUS.approved]

/**
 * Who earns what a list of children shows: the asker, also where they look deeper than their own children; else, as
 * staff look, the role above.
 */
async function earnerOf(db: Db, asker: Asker, { parent, below }: Whose): Promise<Sql> {
  if (below) return sql`${below.own}::bigint`
  if (parent === null) return sql`r.parent_id`
  const own = await roleOf(db, asker)
  if (own === null || own.id === String(parent)) return sql`${parent}::bigint`
  const { path } = await watchedRole(db, asker, String(parent))
  return (await isAbove(db, asker, path)) ? sql`${own.id}::bigint` : sql`${parent}::bigint`
}

/** The roles directly below a role, or all that the asker decides about, with orders and the asker's commission. */
export async function childPage(reader: ListReader, asker: Asker, wish: Paging & TeamWish): Promise<Page<TeamPerson>> {
  const { iid } = asker
  const whose = await whoseOf(reader.db, asker, wish)
  const { parent, below } = whose
  const statuses = wish.status === undefined ? OPEN : [wish.status]
  const isBelow = sql`r.path like ${`${below?.path}%`}`
  const walk: Walk = {
    from: sql`dis_role r`,
    where: [sql`r.iid = ${iid}`, ...(parent === null ? [] : [sql`r.parent_id = ${parent}`])],
    either: statuses.map((status) => sql`r.status = ${status}`),
    keys: [sql`r.id`],
    way: 'desc',
    carry: sql`r.id`,
    ...(below === null
      ? {}
      : {
          filter: [isBelow],
          alone: true,
          rare: {
            from: sql`dis_role r`,
            where: [sql`r.iid = ${iid} and r.status = any(${[...statuses]}::int[])`, isBelow],
          },
        }),
  }
  const mine = sql`k.role_id = ${await earnerOf(reader.db, asker, whose)}`
  const listing: Listing = {
    walks: [walk],
    select: sql`r.id, r.user_id, m.rid, m.nick_name, m.head_img, m.mobile, r.status, r.at, null::bigint as expire_at,
      pm.nick_name as parent_name, ${followed(asker)},
      (select count(*) from dis_role x where x.iid = r.iid and x.parent_id = r.id and x.status = 1) as children,
      coalesce(s.orders, 0) as orders, coalesce(s.amount, 0) as amount, ${earned(iid, sql`${mine} and k.of_role_id = r.id`)}`,
    joins: sql`join dis_role r on r.iid = ${iid} and r.id = w.id join member m on m.iid = r.iid and m.user_id = r.user_id
      left join dis_role p on p.iid = r.iid and p.id = r.parent_id
      left join member pm on pm.iid = p.iid and pm.user_id = p.user_id
      left join role_sum s on s.iid = r.iid and s.role_id = r.id and s.day = ${ALL_DAYS}`,
  }
  return await personPage(reader, asker, listing, {
    ...wish,
    question: ['children', memberOf(asker).user_id, parent, below?.path, wish.status],
  })
}

/** Number of the roles that `childPage` lists. */
export async function childCount(db: Db, asker: Asker, wish: TeamWish): Promise<{ count: number }> {
  const { parent, below } = await whoseOf(db, asker, wish)
  const row = await db
    .selectFrom('dis_role')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('iid', '=', asker.iid)
    .where('status', 'in', wish.status === undefined ? [...OPEN] : [wish.status])
    .$if(parent !== null, (q) => q.where('parent_id', '=', parent ?? 0))
    .$if(below !== null, (q) => q.where('path', 'like', `${below?.path}%`))
    .executeTakeFirstOrThrow()
  return { count: Number(row.n) }
}
