import type { Ad, ConfigItem, FeatureType, Page, SiteInfo } from '@quanzi/contract'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { couponsById } from '../coupons/public'

/** What the shell loads at start: name, colour, script and the pop-ups of now. */
export async function siteInfo(ctx: Context): Promise<SiteInfo> {
  const tenant = await ctx.db.selectFrom('tenants').selectAll().where('iid', '=', ctx.iid).executeTakeFirst()
  if (!tenant) throw new CallError('NOTFOUND')
  const now = ctx.clock()
  const rows = await ctx.db.selectFrom('ads').selectAll().where('iid', '=', ctx.iid).orderBy('sort').execute()
  const current = rows.filter((row) => (row.from_at ?? 0) <= now && (row.to_at ?? Number.POSITIVE_INFINITY) > now)
  const adsList: Ad[] = []
  for (const row of current) {
    const content =
      row.type === 4 || row.type === 5
        ? await couponsById(
            ctx,
            'couponIds' in row.content && Array.isArray(row.content.couponIds) ? row.content.couponIds.map(String) : [],
          )
        : row.content
    adsList.push({ id: row.id, type: row.type, content } as Ad)
  }
  const { logo = '', color } = tenant.settings
  return {
    mjs: await ctx.siteScripts.of(ctx.iid),
    adsList,
    name: tenant.name,
    logo,
    color: typeof color === 'string' ? color : '#0E7C66',
    partnerPages: await partnerPages(ctx),
  }
}

/** The addresses that action codes of the tenant's partners lead to. */
async function partnerPages({ db, iid }: Context): Promise<Readonly<Record<string, string>>> {
  const rows = await db
    .selectFrom('config_items')
    .select(['action', 'extra'])
    .where('iid', '=', iid)
    .where('type', '=', 'partnerPage')
    .execute()
  return Object.fromEntries(
    rows.flatMap(({ action, extra }) =>
      typeof extra.code === 'string' && action?.url ? [[extra.code, action.url]] : [],
    ),
  )
}

export async function configPage(
  ctx: Context,
  wish: { type: string; queryKey?: string | undefined; pageNumber: number; pageSize: number },
): Promise<Page<ConfigItem>> {
  const rows = await ctx.db
    .selectFrom('config_items')
    .selectAll()
    .where('iid', '=', ctx.iid)
    .where('type', '=', wish.type)
    .orderBy('sort')
    .execute()
  const word = wish.queryKey?.toLowerCase()
  const fitting = word ? rows.filter((row) => `${row.title} ${row.descr}`.toLowerCase().includes(word)) : rows
  const joined = wish.type === 'community' ? await joinedTenants(ctx) : new Set<number>()
  const from = (wish.pageNumber - 1) * wish.pageSize
  const list = fitting.slice(from, from + wish.pageSize).map(
    (row): ConfigItem => ({
      id: row.id,
      title: row.title,
      desc: row.descr,
      image: row.image,
      action: row.action,
      extra: joined.has(Number(row.extra.iid)) ? { ...row.extra, joined: true } : row.extra,
    }),
  )
  return { list, total: fitting.length, hasMore: from + list.length < fitting.length }
}

/** The tenants that the caller belongs to. */
async function joinedTenants({ db, session }: Context): Promise<ReadonlySet<number>> {
  if (!session) return new Set()
  const rows = await db.selectFrom('member').select('iid').where('user_id', '=', session.userId).execute()
  return new Set(rows.map(({ iid }) => iid))
}

export async function featureTypes(ctx: Context, status: number): Promise<FeatureType[]> {
  const rows = await ctx.db
    .selectFrom('feature_types')
    .selectAll()
    .where('iid', '=', ctx.iid)
    .where('status', '=', status)
    .orderBy('sort')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    icon: row.icon,
    parentId: row.parent_id,
    moduleType: row.module_type,
  }))
}
