import type { ItemSummary, Page } from '@quanzi/contract'
import { shanghaiDay } from '@quanzi/contract'
import { type RawBuilder, sql } from 'kysely'
import { metresBetween } from '../../base/metresBetween'
import type { Context } from '../../call/Context'
import { summaryPage } from './contentLists'

const DAY = 86_400_000

export interface SearchWish {
  readonly queryKey?: string | undefined
  readonly moduleTypes?: readonly number[] | undefined
  readonly typeId?: string | undefined
  readonly tag?: string | undefined
  readonly province?: string | undefined
  readonly tripDurStart?: number | undefined
  readonly tripDurEnd?: number | undefined
  readonly costStart?: number | undefined
  readonly costEnd?: number | undefined
  readonly lat?: number | undefined
  readonly lng?: number | undefined
  readonly sortBy: 'hot' | 'new' | 'price' | 'near'
  readonly pageNo: number
  readonly pageSize: number
}

/** `/v2/content/search`: by word, kind, place, length and price. */
export async function searchItems(ctx: Context, wish: SearchWish): Promise<Page<ItemSummary>> {
  const here = wish.lat !== undefined && wish.lng !== undefined ? { lat: wish.lat, lng: wish.lng } : null
  const found = await summaryPage(ctx, {
    page: wish.pageNo,
    size: wish.pageSize,
    where: conditions(ctx.iid, wish),
    order: order(wish, here),
  })
  if (!here) return found
  return {
    ...found,
    list: found.list.map((item) =>
      item.lat === null || item.lng === null
        ? item
        : { ...item, distance: metresBetween(here, { lat: item.lat, lng: item.lng }) },
    ),
  }
}

const like = (word: string) => `%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

function conditions(iid: number, wish: SearchWish): RawBuilder<unknown>[] {
  const where: RawBuilder<unknown>[] = [sql`ci.iid = ${iid}`, sql`ci.status = 'published'`]
  for (const word of (wish.queryKey ?? '').split(/\s+/).filter(Boolean)) where.push(sql`ci.text like ${like(word)}`)
  if (wish.moduleTypes?.length) where.push(sql`ci.module_type = any(${[...wish.moduleTypes]}::int[])`)
  if (wish.typeId) where.push(sql`ci.type_id = ${wish.typeId}`)
  if (wish.tag) where.push(sql`${wish.tag} = any(ci.tags)`)
  if (wish.province) where.push(sql`ci.province = ${wish.province}`)
  const days = sql`ceil((ci.end_at - ci.start_at)::numeric / ${sql.lit(DAY)})`
  if (wish.tripDurStart !== undefined) where.push(sql`${days} >= ${wish.tripDurStart}`)
  if (wish.tripDurEnd !== undefined) where.push(sql`${days} <= ${wish.tripDurEnd}`)
  if (wish.costStart !== undefined) where.push(sql`ci.price_fen >= ${wish.costStart}`)
  if (wish.costEnd !== undefined) where.push(sql`ci.price_fen <= ${wish.costEnd}`)
  return where
}

function order({ sortBy }: SearchWish, here: { lat: number; lng: number } | null): RawBuilder<unknown> {
  if (sortBy === 'near' && here) {
    const { lat, lng } = here
    return sql`(ci.lat is null), power(ci.lat - ${lat}::float8, 2) + power((ci.lng - ${lng}::float8) * cos(radians(${lat}::float8)), 2), ci.id`
  }
  if (sortBy === 'new') return sql`ci.published_at desc, ci.id desc`
  if (sortBy === 'price') return sql`ci.price_fen asc nulls last, ci.id`
  return sql`coalesce(cc.view, 0) + 10 * coalesce(cc.collect, 0) desc, ci.id`
}

/** Counts a searched word once per person and day; visitors count as one. */
export async function countWord(ctx: Context, word: string): Promise<void> {
  await ctx.db
    .insertInto('search_words')
    .values({ iid: ctx.iid, word, user_id: ctx.member?.user_id ?? 0, day: shanghaiDay(ctx.clock()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
