import type { DistributionAct, Page, PromotionItem, PromotionModule } from '@quanzi/contract'
import { percentOf } from '@quanzi/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../call/Context'
import { distributionRules } from '../../trade/distributionRules'

const ACTIVITY = 9
const DAY = 86_400_000

interface ItemRow {
  readonly id: string
  readonly title: string
  readonly img: string
  readonly price: number
  readonly province: string | null
  readonly start_at: number | null
  readonly end_at: number | null
  readonly sold: number
  readonly total: number
}

export interface PromotionWish {
  readonly dataType?: number | undefined
  readonly queryKey?: string | undefined
  readonly tag?: string | undefined
  readonly province?: string | undefined
  readonly costStart?: number | undefined
  readonly costEnd?: number | undefined
  readonly daysFrom?: number | undefined
  readonly daysTo?: number | undefined
  /** First and last instant of the start. */
  readonly startsFrom?: number | undefined
  readonly startsTo?: number | undefined
  readonly sortBy?: 'hot' | 'new' | 'price' | 'commission' | undefined
  readonly pageNo: number
  readonly pageSize: number
}

/** Sold for money, still to come, of a type that carries a share key. */
const promotable = (ctx: Context): RawBuilder<unknown> =>
  sql`ci.iid = ${ctx.iid} and ci.module_type = ${sql.lit(ACTIVITY)} and ci.status = 'published'
    and ci.price_fen > 0 and (ci.start_at is null or ci.start_at > ${ctx.clock()})`

const escapeLike = (text: string) => text.toLowerCase().replace(/[\\%_]/g, '\\$&')
const days = sql`((coalesce(ci.end_at, ci.start_at, 0) - coalesce(ci.start_at, 0)) / ${sql.lit(DAY)} + 1)`

function conditions(ctx: Context, wish: PromotionWish): RawBuilder<unknown>[] {
  const where = [promotable(ctx)]
  if (wish.dataType !== undefined) where.push(sql`ci.module_type = ${wish.dataType}`)
  if (wish.queryKey) where.push(sql`ci.text like ${`%${escapeLike(wish.queryKey)}%`}`)
  if (wish.tag) where.push(sql`${wish.tag} = any(ci.tags)`)
  if (wish.province) where.push(sql`ci.province = ${wish.province}`)
  if (wish.costStart !== undefined) where.push(sql`ci.price_fen >= ${wish.costStart}`)
  if (wish.costEnd !== undefined) where.push(sql`ci.price_fen <= ${wish.costEnd}`)
  if (wish.daysFrom !== undefined) where.push(sql`${days} >= ${wish.daysFrom}`)
  if (wish.daysTo !== undefined) where.push(sql`${days} <= ${wish.daysTo}`)
  if (wish.startsFrom !== undefined) where.push(sql`ci.start_at >= ${wish.startsFrom}`)
  if (wish.startsTo !== undefined) where.push(sql`ci.start_at < ${wish.startsTo}`)
  return where
}

/** Commission goes with the price: the rates are the tenant's. */
const ORDER = {
  hot: sql`coalesce(cc."join", 0) desc, ci.id`,
  new: sql`ci.published_at desc, ci.id`,
  price: sql`ci.price_fen, ci.id`,
  commission: sql`ci.price_fen desc, ci.id`,
}

/** Items a distributor may share, with what one sale brings the own level. */
export async function promotionItems(
  ctx: Context,
  wish: PromotionWish,
): Promise<Page<PromotionItem & DistributionAct>> {
  const offset = (wish.pageNo - 1) * wish.pageSize
  const { rows } = await sql<ItemRow>`
    select ci.id, ci.summary ->> 'title' as title, ci.summary ->> 'cover' as img, ci.price_fen as price, ci.province,
      ci.start_at, ci.end_at, coalesce(cc."join", 0) as sold, count(*) over () as total
    from content_index ci left join content_counts cc on cc.module_type = ci.module_type and cc.id = ci.id
    where ${sql.join(conditions(ctx, wish), sql` and `)}
    order by ${ORDER[wish.sortBy ?? 'hot']} limit ${wish.pageSize} offset ${offset}`.execute(ctx.db)
  const { rates } = await distributionRules(ctx.db, ctx.iid)
  const total = Number(rows[0]?.total ?? 0)
  const list = rows.map((row) => ({
    dataType: ACTIVITY,
    dataId: row.id,
    id: row.id,
    type: ACTIVITY,
    title: row.title,
    img: row.img,
    price: row.price,
    commission: percentOf(row.price, (rates[0] ?? 0) / 100),
    sold: Number(row.sold),
    province: row.province ?? '',
    days: row.start_at === null || row.end_at === null ? 1 : Math.floor((row.end_at - row.start_at) / DAY) + 1,
  }))
  return { list, total, hasMore: offset + list.length < total }
}

/** The modules that have such items. */
export async function promotionModules(ctx: Context): Promise<PromotionModule[]> {
  const { rows } = await sql<{
    n: number
  }>`select count(*) as n from content_index ci where ${promotable(ctx)}`.execute(ctx.db)
  const count = Number(rows[0]?.n ?? 0)
  return count === 0 ? [] : [{ dataType: ACTIVITY, name: '活动', count }]
}
