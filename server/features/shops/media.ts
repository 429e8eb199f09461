import { SHOP_MEDIA, type ShopMedia } from '@quanzi/contract'
import { sql } from 'kysely'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import type { Db } from '../../db/schema'
import { takeTurns } from '../../db/takeTurns'
import { withTransaction } from '../../db/withTransaction'
import { pictureAddress, requireOwnPictures } from '../../delivery/storage/ownPictures'
import { uploadKeyOf } from '../../delivery/storage/uploadKeyOf'
import { reindex } from '../../items/contentIndex'

/** Pictures that the page and the lists show of an album. */
const SHOWN = 9
const VIDEO_BYTES = 100 * 1_048_576

interface MediaWish {
  readonly shopId: string
  readonly add?: readonly { readonly url: string; readonly poster?: string | undefined }[] | undefined
  readonly removeIds?: readonly string[] | undefined
  readonly order?: readonly string[] | undefined
}

interface ShopKey {
  readonly iid: number
  readonly shopId: string
}

/** The album of a shop, in the owner's order. */
export async function mediaOf(db: Db, { iid, shopId }: ShopKey): Promise<ShopMedia[]> {
  const rows = await db
    .selectFrom('shop_media')
    .select(['id', 'kind', 'url', 'poster'])
    .where('iid', '=', iid)
    .where('shop_id', '=', shopId)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  return rows.map(({ id, kind, url, poster }) => ({ id: String(id), kind, url, ...(poster ? { poster } : {}) }))
}

/** Reads the album of an open shop; its owner also adds, removes and orders. */
export async function shopMedia(ctx: Context, wish: MediaWish): Promise<{ list: readonly ShopMedia[] }> {
  const { iid } = ctx
  const { shopId, add = [], removeIds = [], order = [] } = wish
  const shop = await ctx.db
    .selectFrom('shop')
    .select('owner_id')
    .where('iid', '=', iid)
    .where('id', '=', shopId)
    .where('status', '=', 'open')
    .executeTakeFirst()
  if (!shop) throw new CallError('NOTFOUND')
  const key = { iid, shopId }
  if (add.length + removeIds.length + order.length > 0) {
    if (shop.owner_id !== ctx.me.user_id) throw new CallError('DENIED')
    await withTransaction(ctx.db, async (db) => {
      await takeTurns(db, iid, `shop media ${shopId}`)
      await remove(db, key, removeIds)
      for (const one of add) await insert(db, ctx, key, one)
      await refuseTooMany(db, key)
      await arrange(db, key, order)
      await showOnPage(db, key)
    })
  }
  return { list: await mediaOf(ctx.db, key) }
}

async function remove(db: Db, { iid, shopId }: ShopKey, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .deleteFrom('shop_media')
    .where('iid', '=', iid)
    .where('shop_id', '=', shopId)
    .where(sql<string>`id::text`, 'in', [...ids])
    .execute()
}

/** Puts an upload of the owner's at the end of the album; one that is there stays where it is. */
async function insert(
  db: Db,
  ctx: Context,
  { iid, shopId }: ShopKey,
  { url, poster = '' }: NonNullable<MediaWish['add']>[number],
): Promise<void> {
  const upload = await db
    .selectFrom('uploads')
    .select(['key', 'type', 'size'])
    .where('key', '=', uploadKeyOf(url) ?? '')
    .where('user_id', '=', ctx.me.user_id)
    .where('private', '=', false)
    .executeTakeFirst()
  const kind = upload?.type?.startsWith('image/') ? 'image' : upload?.type?.startsWith('video/') ? 'video' : null
  if (!upload || !kind || Number(upload.size) > VIDEO_BYTES) throw paramError('add')
  if (poster) await requireOwnPictures(db, ctx.me.user_id, { images: [poster], field: 'add' })
  const last = sql<number>`(select coalesce(max(sort), 0) + 1 from shop_media where iid = ${iid} and shop_id = ${shopId})`
  await db
    .insertInto('shop_media')
    .values({
      ...{ iid, shop_id: shopId, kind, url: pictureAddress(upload.key), sort: last, at: ctx.clock() },
      poster: kind === 'video' && poster ? pictureAddress(poster) : '',
    })
    .onConflict((conflict) => conflict.columns(['iid', 'shop_id', 'url']).doNothing())
    .execute()
}

async function refuseTooMany(db: Db, key: ShopKey): Promise<void> {
  const all = await mediaOf(db, key)
  const count = (of: ShopMedia['kind']) => all.filter(({ kind }) => kind === of).length
  if (count('image') > SHOP_MEDIA.images) throw new CallError('LIMIT', { detail: REASONS.shopImages })
  if (count('video') > SHOP_MEDIA.videos) throw new CallError('LIMIT', { detail: REASONS.shopVideos })
}

async function arrange(db: Db, key: ShopKey, order: readonly string[]): Promise<void> {
  if (order.length === 0) return
  const ids = (await mediaOf(db, key)).map(({ id }) => id)
  const placeOf = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length)
  const sorted = [...ids].sort((one, other) => placeOf(one) - placeOf(other))
  await sql`update shop_media m set sort = o.sort
    from unnest(${sorted}::bigint[]) with ordinality as o (id, sort)
    where m.iid = ${key.iid} and m.shop_id = ${key.shopId} and m.id = o.id`.execute(db)
}

/** The first pictures stand on the shop's page, the very first in lists. */
async function showOnPage(db: Db, key: ShopKey): Promise<void> {
  const imgs = (await mediaOf(db, key)).filter(({ kind }) => kind === 'image').map(({ url }) => url)
  await db
    .updateTable('content')
    .set({ imgs: imgs.slice(0, SHOWN), cover: imgs[0] ?? '' })
    .where('iid', '=', key.iid)
    .where('id', '=', key.shopId)
    .execute()
  await reindex(db, { iid: key.iid, id: key.shopId })
}
