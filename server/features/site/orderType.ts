import { build, ORDER_TYPE, ORDER_TYPES, type StaffRight } from '@quanzi/contract'
import { sql } from 'kysely'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import { refuseBannedWords } from '../../call/refuseBannedWords'
import type { Db } from '../../db/schema'
import type { Order, OrderTypeRules, OrderWish } from '../../trade/OrderTypeRules'

const DAY = 86_400_000
const HOST = /^(?=.{4,100}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/
const ALL_RIGHTS: readonly StaffRight[] = ['content', 'order', 'scan', 'review', 'money', 'page']

/** Type 208: a site for the buyer, for a limited time; another package for the same host extends that time. */
export const siteOrders: OrderTypeRules = {
  orderType: ORDER_TYPE.site,
  keptInfo: (info) => ({ name: said(info, 'name'), host: hostOf(info) }),
  /** The host may have been taken while the order waited. */
  stands: async (db, order) => await isFree(db, order, hostOf(order.info)),
  /** Without an id: all packages, to choose from. */
  async source({ db, iid }, id) {
    const all = id === '' ? await packagesOf(db, iid) : []
    const { title, price } = all[0]
      ? { title: ORDER_TYPES[ORDER_TYPE.site].zh, price: all[0].price }
      : await packageOf(db, iid, id)
    const field = { type: 'text', options: [], must: true, perEntrant: false } as const
    return {
      ...{ title, img: '', price, stock: null, deadline: null },
      options: all.map((pack) => ({ field: 'keys', id: pack.id, name: pack.title, price: pack.price, left: null })),
      form: [
        { ...field, id: 'name', name: '站点名称' },
        { ...field, id: 'host', name: '域名' },
      ],
      needAddress: false,
      insurance: null,
    }
  },
  async quote({ db, iid }, wish) {
    if (wish.num !== 1) throw paramError('num')
    const { id, title, price } = await packageOf(db, iid, wish.keys)
    const line = { targetId: id, title, spec: '', img: '', num: 1, price, insurance: 0 }
    return { title, img: '', lines: [line], startsAt: null, endsAt: null }
  },
  async reserve(db, ctx, wish) {
    const { name, host } = siteOf(ctx, wish)
    if (!(await isFree(db, { iid: ctx.iid, user_id: ctx.me.user_id }, host)))
      throw paramError('info.host', REASONS.hostTaken)
    await refuseBannedWords(db, ctx.iid, name)
  },
  release: async () => {},
  confirm: (db, order, _chains, at) => open(db, order, at),
  revoke: (db, order, _chain, at) => shorten(db, order, at),
  refundShare: async () => null,
  target: ({ property }) => (property === '' ? '' : build('index.home', { iid: Number(property) })),
}

type Info = OrderWish['info']

/** A form screen sends the value in the info; a checkout that was opened directly sends it as an answer. */
const said = (info: Info, field: 'name' | 'host'): string => {
  const value = info[field] ?? info.answers?.[field]
  return typeof value === 'string' ? value.trim() : ''
}
const hostOf = (info: Info) => said(info, 'host').toLowerCase()

function siteOf({ hosts }: Pick<Context, 'hosts'>, { info }: OrderWish) {
  const name = said(info, 'name')
  const host = hostOf(info)
  if ([...name].length < 2 || [...name].length > 20) throw paramError('info.name')
  if (!HOST.test(host) || hosts.isHomeHost(host)) throw paramError('info.host')
  return { name, host }
}

interface Owner {
  readonly iid: number
  readonly user_id: number
}

/** True for a free host, or one that leads to the buyer's own site. */
async function isFree(db: Db, { iid, user_id }: Owner, host: string): Promise<boolean> {
  const taken = await db.selectFrom('domains').select('iid').where('domain', '=', host).executeTakeFirst()
  return taken === undefined || (await ownSite(db, { iid, user_id }, host))?.site_iid === taken.iid
}

const ownSite = (db: Db, { iid, user_id }: Owner, host: string) =>
  db
    .selectFrom('opened_site')
    .select(['site_iid', 'expire_at'])
    .where('iid', '=', iid)
    .where('host', '=', host)
    .where('user_id', '=', user_id)
    .forUpdate()
    .executeTakeFirst()

/** Opens the site, or extends its time, and stores the site in the order. */
async function open(db: Db, order: Order, at: number): Promise<void> {
  const { iid, user_id } = order
  const host = hostOf(order.info)
  const time = (await daysOf(db, order)) * DAY
  const own = await ownSite(db, order, host)
  const siteIid = own?.site_iid ?? (await nextIid(db))
  const name = said(order.info, 'name')
  if (own) await setEnd(db, order, host, Math.max(at, own.expire_at) + time)
  else {
    const site = { site_iid: siteIid, user_id, name, opened_at: at, expire_at: at + time }
    // The row of a refunded site stays, and its host is free for others.
    const opened = await db
      .insertInto('opened_site')
      .values({ iid, host, ...site })
      .onConflict((c) => c.columns(['iid', 'host']).doUpdateSet(site).where('opened_site.expire_at', '<=', at))
      .returning('site_iid')
      .executeTakeFirst()
    if (!opened) throw new CallError('STALE')
    await db.insertInto('tenants').values({ iid: siteIid, name, settings: '{}' }).execute()
    await db
      .insertInto('staff')
      .values({ iid: siteIid, user_id, rights: [...ALL_RIGHTS] })
      .execute()
  }
  const led = await db
    .insertInto('domains')
    .values({ domain: host, iid: siteIid, name })
    .onConflict((c) => c.column('domain').doUpdateSet({ name }).where('domains.iid', '=', siteIid))
    .returning('domain')
    .executeTakeFirst()
  if (!led) throw new CallError('STALE')
  await db
    .updateTable('orders')
    .set({ property: String(siteIid) })
    .where('iid', '=', iid)
    .where('id', '=', order.id)
    .execute()
}

/** Subtracts the order's time after a refund. The host no longer leads to a site without time. */
async function shorten(db: Db, order: Order, at: number): Promise<void> {
  const host = hostOf(order.info)
  const own = await ownSite(db, order, host)
  if (!own) return
  const end = own.expire_at - (await daysOf(db, order)) * DAY
  await setEnd(db, order, host, end)
  if (end <= at) await db.deleteFrom('domains').where('domain', '=', host).where('iid', '=', own.site_iid).execute()
}

const setEnd = async (db: Db, { iid }: Owner, host: string, expire_at: number): Promise<void> => {
  await db.updateTable('opened_site').set({ expire_at }).where('iid', '=', iid).where('host', '=', host).execute()
}

async function nextIid(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select nextval('site_iid')::int as n`.execute(db)
  return Number(rows[0]?.n)
}

const packs = (db: Db, { iid, keys }: Pick<Order, 'iid' | 'keys'>) =>
  db.selectFrom('pay_pack').selectAll().where('iid', '=', iid).where('id', '=', keys).where('kind', '=', 'site')

/** Includes packages that are no longer on sale: the buyer gets what was paid for. */
const daysOf = async (db: Db, order: Order): Promise<number> => (await packs(db, order).executeTakeFirstOrThrow()).days

const packagesOf = (db: Db, iid: number) =>
  db
    .selectFrom('pay_pack')
    .select(['id', 'title', 'price'])
    .where('iid', '=', iid)
    .where('kind', '=', 'site')
    .where('on_sale', '=', true)
    .orderBy('price')
    .orderBy('id')
    .execute()

async function packageOf(db: Db, iid: number, keys: string) {
  const pack = await packs(db, { iid, keys }).where('on_sale', '=', true).executeTakeFirst()
  if (!pack) throw new CallError('NOTFOUND')
  return pack
}
