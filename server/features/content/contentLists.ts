import { type ItemSummary, MODULE_TYPE, type Page } from '@quanzi/contract'
import { type RawBuilder, sql } from 'kysely'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { findSummaries, nextActs, relationsOf, type SummaryRow, toSummary } from '../../items/summaries'

const WEEK = 7 * 86_400_000
const NEWEST = sql`ci.published_at desc, ci.id desc`

export interface ListWish {
  readonly iid: number
  readonly moduleType?: number | undefined
  readonly tag?: string | undefined
  readonly isNew?: boolean
  readonly ids?: readonly string[]
  readonly page: number
  readonly size: number
}

/** A page of summaries as the viewer sees them. */
export async function summaryPage(
  ctx: Context,
  wish: { page: number; size: number; where: readonly RawBuilder<unknown>[]; order?: RawBuilder<unknown> },
): Promise<Page<ItemSummary>> {
  const offset = (wish.page - 1) * wish.size
  const rows = await findSummaries(ctx.db, { where: wish.where, order: wish.order ?? NEWEST, limit: wish.size, offset })
  const total = Number(rows[0]?.total ?? 0)
  return { list: await asSeen(ctx, rows), total, hasMore: offset + rows.length < total }
}

/** Rows as summaries with the viewer's own marks and whether they take part; clubs say what they do next. */
export async function asSeen(ctx: Context, rows: readonly SummaryRow[]): Promise<ItemSummary[]> {
  const now = ctx.clock()
  const relations = ctx.member
    ? await relationsOf(
        ctx.db,
        ctx.iid,
        ctx.member.user_id,
        rows.map((row) => row.id),
      )
    : null
  const clubs = rows.filter((row) => row.module_type === MODULE_TYPE.mate).map((row) => row.id)
  const next = await nextActs(ctx.db, ctx.iid, clubs, now)
  return rows.map((row) => {
    const item = toSummary(row, now, relations?.get(`${row.module_type}:${row.id}`))
    const nextAct = row.module_type === MODULE_TYPE.mate && next.get(row.id)
    return nextAct ? { ...item, extra: { ...item.extra, nextAct } } : item
  })
}

/** `/v1/content/list`: a module's items by tag, reserved tags included (screens-content §5a). */
export async function listItems(ctx: Context, wish: ListWish): Promise<Page<ItemSummary>> {
  const where: RawBuilder<unknown>[] = [sql`ci.iid = ${wish.iid}`]
  if (wish.moduleType !== undefined) where.push(sql`ci.module_type = ${wish.moduleType}`)
  if (wish.ids) where.push(sql`ci.id = any(${[...wish.ids]}::text[])`)
  if (wish.isNew) where.push(sql`ci.published_at > ${ctx.clock() - WEEK}`)
  where.push(wish.tag === '@mine' ? sql`ci.status <> 'deleted'` : sql`ci.status = 'published'`)
  if (wish.tag) where.push(tagCondition(ctx, wish.tag))
  return await summaryPage(ctx, { page: wish.page, size: wish.size, where, order: await listOrder(ctx, wish) })
}

/** Clubs of the viewer come first; what is still to come is shown soonest first. */
async function listOrder(ctx: Context, { moduleType, tag }: ListWish): Promise<RawBuilder<unknown>> {
  if (tag === '@upcoming' || tag === '@open') return sql`ci.start_at asc nulls last, ci.id`
  if (moduleType === 10 && ctx.member)
    return sql`exists (select 1 from joins j where j.module_type = 10 and j.id = ci.id and j.user_id = ${ctx.member.user_id} and j.state = 'joined') desc, ${NEWEST}`
  return NEWEST
}

function tagCondition(ctx: Context, tag: string): RawBuilder<unknown> {
  const now = sql`${ctx.clock()}::bigint`
  if (tag.startsWith('@in:')) return sql`ci.parent_id = ${tag.slice(4)}`
  if (/^@by:\d{1,15}$/.test(tag))
    return sql`exists (select 1 from member m where m.iid = ci.iid and m.user_id = ci.author_id and m.rid = ${Number(tag.slice(4))})`
  if (!tag.startsWith('@')) return sql`${tag} = any(ci.tags)`
  switch (tag) {
    case '@upcoming':
      return sql`ci.start_at > ${now}`
    case '@open':
      return sql`(ci.end_at is null or ci.end_at > ${now}) and coalesce(ci.close_at, ci.start_at, ${now} + 1) > ${now}`
    case '@running':
      return sql`ci.start_at <= ${now} and (ci.end_at is null or ci.end_at > ${now})`
    case '@ended':
      return sql`coalesce(ci.end_at, ci.close_at) <= ${now}`
    case '@mine':
      return sql`ci.author_id = ${ctx.me.user_id}`
    case '@follow':
      return sql`exists (select 1 from follows f join member fm on fm.rid = f.to_id where f.from_id = ${ctx.me.rid} and fm.iid = ci.iid and fm.user_id = ci.author_id)`
    case '@owned':
      return owned(ctx.me.user_id)
    default:
      throw new CallError('PARAM', { detail: 'tag' })
  }
}

/** Bought, joined or entered. */
const owned = (userId: number): RawBuilder<unknown> => sql`(
  exists (select 1 from joins j where j.module_type = ci.module_type and j.id = ci.id and j.user_id = ${userId} and j.state <> 'left')
  or exists (select 1 from entry e where ci.module_type = 9 and e.scope = 'act' and e.ref_id = ci.id and e.user_id = ${userId} and e.state in ('live', 'used'))
  or exists (select 1 from entitlement en where en.iid = ci.iid and en.user_id = ${userId} and en.target_id in (ci.id, ci.summary #>> '{extra,roomNo}')))`

/** Recommendations: what the viewer follows by type first, then the newest. */
export async function recommended(ctx: Context, page: number, size: number): Promise<Page<ItemSummary>> {
  const where = [sql`ci.iid = ${ctx.iid}`, sql`ci.status = 'published'`]
  const order = ctx.member
    ? sql`exists (select 1 from content_mark cm where cm.iid = ci.iid and cm.user_id = ${ctx.member.user_id} and cm.mark = 'follow' and cm.target_id = ci.type_id) desc, ${NEWEST}`
    : NEWEST
  return await summaryPage(ctx, { page, size, where, order })
}

/** The viewer's collection before an instant, newest first; withdrawn items stay, marked. */
export async function collected(ctx: Context, before: number): Promise<Page<ItemSummary>> {
  const marks = await ctx.db
    .selectFrom('content_mark')
    .select(['kind', 'target_id', 'at'])
    .where('iid', '=', ctx.iid)
    .where('user_id', '=', ctx.me.user_id)
    .where('mark', '=', 'collect')
    .where('at', '<', before)
    .orderBy('at', 'desc')
    .limit(21)
    .execute()
  const shown = marks.slice(0, 20)
  const all = await ctx.db
    .selectFrom('content_mark')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('iid', '=', ctx.iid)
    .where('user_id', '=', ctx.me.user_id)
    .where('mark', '=', 'collect')
    .executeTakeFirstOrThrow()
  if (shown.length === 0) return { list: [], total: Number(all.n), hasMore: false }
  const rows = await findSummaries(ctx.db, {
    where: [sql`ci.iid = ${ctx.iid}`, sql`ci.id = any(${shown.map((mark) => mark.target_id)}::text[])`],
    order: NEWEST,
    limit: 50,
    offset: 0,
  })
  const seen = await asSeen(ctx, rows)
  const list = shown.flatMap((mark) => {
    const index = rows.findIndex((row) => row.id === mark.target_id && String(row.module_type) === mark.kind)
    const item = seen[index]
    return item
      ? [{ ...item, collectedAt: mark.at, ...(rows[index]?.status === 'published' ? {} : { withdrawn: true }) }]
      : []
  })
  return { list, total: Number(all.n), hasMore: marks.length > 20 }
}
