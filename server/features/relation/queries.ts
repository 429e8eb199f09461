import type { Page, RelationRow } from '@quanzi/contract'
import { type RawBuilder, sql } from 'kysely'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'

interface PersonRow {
  readonly rid: number
  readonly nick_name: string
  readonly head_img: string
  readonly signature: string
  readonly following: boolean
  readonly follows_me: boolean
  readonly at: number
  readonly total: number
}

/** People around the viewer: those to discover, those followed, those who follow. */
export async function relationPage(
  ctx: Context,
  wish: { kind: string; queryKey?: string | undefined; pageNo: number; pageSize: number },
): Promise<Page<RelationRow>> {
  const mine = ctx.member?.rid ?? 0
  if (wish.kind !== 'suggested' && !ctx.member) throw new CallError('LOGIN')
  if (wish.kind === 'cards' || wish.kind === 'viewers') throw new CallError('NOTBUILT')
  const following = sql`exists (select 1 from follows f where f.from_id = ${mine} and f.to_id = m.rid)`
  const followsMe = sql`exists (select 1 from follows f where f.from_id = m.rid and f.to_id = ${mine})`
  const kinds: Readonly<Record<string, RawBuilder<unknown>>> = {
    suggested: sql`not ${following}`,
    contacts: following,
    fans: followsMe,
  }
  const where = [sql`m.iid = ${ctx.iid}`, sql`m.rid <> ${mine}`, kinds[wish.kind] ?? sql`false`]
  if (wish.queryKey) where.push(sql`m.nick_name ilike ${`%${wish.queryKey.replace(/[\\%_]/g, '\\$&')}%`}`)
  const offset = (wish.pageNo - 1) * wish.pageSize
  const { rows } = await sql<PersonRow>`
    select m.rid, m.nick_name, m.head_img, m.signature, ${following} as following, ${followsMe} as follows_me, m.created_at as at, count(*) over () as total
    from member m where ${sql.join(where, sql` and `)}
    order by (select count(*) from follows f where f.to_id = m.rid) desc, m.rid
    limit ${wish.pageSize} offset ${offset}`.execute(ctx.db)
  const total = Number(rows[0]?.total ?? 0)
  const list = rows.map((row) => ({
    rid: row.rid,
    name: row.nick_name,
    headImg: row.head_img,
    title: row.signature,
    company: '',
    mutual: row.following && row.follows_me,
    following: row.following,
    at: row.at,
  }))
  return { list, total, hasMore: offset + list.length < total }
}
