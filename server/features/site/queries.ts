import type { Ad, ConfigItem, FeatureType, Language, Page, SiteInfo } from '@quanzi/contract'
import { MODULE_TYPE } from '@quanzi/contract'
import type { SiteScripts } from '../../base/SiteScripts'
import type { Asker } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import { inEnglish } from '../../call/inEnglish'
import type { Session } from '../../call/Session'
import type { Db } from '../../db/schema'
import { acrossTenants } from '../../db/tenantKeys'
import { couponsById } from '../coupons/public'
import { typesOnSale } from '../goods/public'
import { takenOffers, vipOnSale } from '../vip/public'

/** The shell's data at start: name, colour, script and current pop-ups. */
export async function siteInfo(db: Db, scripts: SiteScripts, asker: Asker): Promise<SiteInfo> {
  const { iid, at: now } = asker
  const tenant = await db
    .selectFrom('tenants')
    .selectAll()
    .select(vipOnSale(iid).as('vip_offered'))
    .where('iid', '=', iid)
    .executeTakeFirst()
  if (!tenant) throw new CallError('NOTFOUND')
  const rows = await db.selectFrom('ads').selectAll().where('iid', '=', iid).orderBy('sort').execute()
  const current = rows.filter((row) => (row.from_at ?? 0) <= now && (row.to_at ?? Number.POSITIVE_INFINITY) > now)
  const adsList: Ad[] = []
  for (const row of current) {
    const content =
      row.type === 4 || row.type === 5
        ? await couponsById(
            db,
            asker,
            'couponIds' in row.content && Array.isArray(row.content.couponIds) ? row.content.couponIds.map(String) : [],
          )
        : row.content
    adsList.push({ id: row.id, type: row.type, content } as Ad)
  }
  const { logo = '', color } = tenant.settings
  return {
    mjs: await scripts.of(iid),
    adsList,
    name: tenant.name,
    logo,
    color: typeof color === 'string' ? color : '#0E7C66',
    partnerPages: await partnerPages(db, iid),
    vipOffered: tenant.vip_offered,
  }
}

/** The addresses of partner pages by action code. */
async function partnerPages(db: Db, iid: number): Promise<Readonly<Record<string, string>>> {
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
  db: Db,
  { iid, session, member, at }: Pick<Asker, 'iid' | 'member' | 'at'> & { readonly session: Session | null },
  wish: {
    type: string
    queryKey?: string | undefined
    pageNumber: number
    pageSize: number
    language: Language
  },
): Promise<Page<ConfigItem>> {
  const stored = await db
    .selectFrom('config_items')
    .selectAll()
    .where('iid', '=', iid)
    .where('type', '=', wish.type)
    .orderBy('sort')
    .execute()
  const rows = wish.language === 'en' ? stored.map(englishRow) : stored
  const word = wish.queryKey?.toLowerCase()
  const fitting = word ? rows.filter((row) => `${row.title} ${row.descr}`.toLowerCase().includes(word)) : rows
  const joined = wish.type === 'community' ? await joinedTenants(db, session) : new Set<number>()
  const offers = wish.type === 'gongyi' ? await offerExtras(db, { member, at }, rows) : undefined
  const from = (wish.pageNumber - 1) * wish.pageSize
  const list = fitting.slice(from, from + wish.pageSize).map(
    (row): ConfigItem => ({
      id: row.id,
      title: row.title,
      desc: row.descr,
      image: row.image,
      action: row.action,
      extra: {
        ...row.extra,
        ...(joined.has(Number(row.extra.iid)) ? { joined: true } : {}),
        ...offers?.get(row.id),
      },
    }),
  )
  return { list, total: fitting.length, hasMore: from + list.length < fitting.length }
}

/** A row in the words that the tenant gives for English. */
function englishRow<R extends { title: string; descr: string; extra: Readonly<Record<string, unknown>> }>(row: R): R {
  const { words, extra } = inEnglish({ title: row.title, desc: row.descr }, row.extra)
  return { ...row, title: words.title, descr: words.desc, extra }
}

/** Of partners' offers: their numbers, and the caller's code of this month. */
async function offerExtras(db: Db, { member, at }: Pick<Asker, 'member' | 'at'>, rows: readonly { id: string }[]) {
  const taken = member ? await takenOffers(db, member, at) : new Map()
  return new Map(
    rows.map(({ id }, index) => {
      const own = taken.get(id)
      return [id, { nn: String(index + 1).padStart(2, '0'), ...(own ? { taken: own } : {}) }]
    }),
  )
}

/** The tenants that the caller has joined. */
async function joinedTenants(db: Db, session: Session | null): Promise<ReadonlySet<number>> {
  if (!session) return new Set()
  const rows = await db
    .selectFrom('member')
    .select('iid')
    .where('user_id', '=', session.userId)
    .modifyEnd(acrossTenants('the tenants that somebody belongs to'))
    .execute()
  return new Set(rows.map(({ iid }) => iid))
}

/** A tenant's feature types; those of goods only where something is on sale. */
export async function featureTypes(
  db: Db,
  iid: number,
  wish: { readonly status: number; readonly userId?: number | undefined; readonly language: Language },
): Promise<FeatureType[]> {
  const { status, userId } = wish
  const rows = await db
    .selectFrom('feature_types')
    .selectAll()
    .where('iid', '=', iid)
    .where('status', '=', status)
    .orderBy('sort')
    .execute()
  const sold = await typesOnSale(db, iid)
  const own = userId === undefined ? new Set<string>() : await followedTypes(db, iid, userId)
  const shown = rows.filter((row) => row.module_type !== MODULE_TYPE.goods || sold.has(row.id))
  return shown.map((row) => ({
    id: row.id,
    name: wish.language === 'en' ? inEnglish({ name: row.name }, row.extra).words.name : row.name,
    icon: row.icon,
    parentId: row.parent_id,
    moduleType: row.module_type,
    ...(own.has(row.id) ? { followed: true as const } : {}),
  }))
}

async function followedTypes(db: Db, iid: number, user_id: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('content_mark')
    .select('target_id')
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .where('kind', '=', String(MODULE_TYPE.featureType))
    .where('mark', '=', 'follow')
    .execute()
  return new Set(rows.map(({ target_id }) => target_id))
}
