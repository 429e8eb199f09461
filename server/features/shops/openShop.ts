import { MODULE_TYPE } from '@quanzi/contract'
import type { Db } from '../../db/schema'
import type { ShopData } from '../../db/schema/waiting'
import { reindex } from '../../items/contentIndex'

interface NewShop {
  readonly iid: number
  readonly ownerId: number
  readonly applyId: string
  readonly data: ShopData
  readonly at: number
}

/** Opens the shop of an application that passed, and lists it; both rows have the id that it returns. */
export async function openShop(db: Db, { iid, ownerId, applyId, data, at }: NewShop): Promise<string> {
  const { id } = await db
    .insertInto('shop')
    .values({ iid, owner_id: ownerId, apply_id: applyId, data: JSON.stringify(data), at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const photos = [...(data.photos ?? [])]
  const [province = ''] = (data.region ?? '').split(' ')
  await db
    .insertInto('content')
    .values({
      ...{ id, iid, module_type: MODULE_TYPE.shop, parent_id: null, type_id: data.typeId ?? null, author_id: ownerId },
      ...{ title: data.name ?? '', cover: photos[0] ?? '', summary: (data.intro ?? '').slice(0, 80), imgs: photos },
      ...{ body: JSON.stringify(data.intro ? [{ type: 'text' as const, text: data.intro }] : []), media: null },
      ...{ price_fen: null, rates: null, province: province || null, lat: data.lat ?? null, lng: data.lng ?? null },
      ...{ capacity: null, start_at: null, end_at: null, days: null, close_at: null, status: 'published' as const },
      ...{ extra: JSON.stringify(data.address ? { place: data.address } : {}), created_at: at, published_at: at },
    })
    .execute()
  await reindex(db, { iid, id })
  const album = photos.map((url, sort) => ({ iid, shop_id: id, kind: 'image' as const, url, sort, at }))
  if (album.length > 0) await db.insertInto('shop_media').values(album).execute()
  return id
}

/** Closes shops that were open, and takes them from all lists. */
export async function closeShops(
  db: Db,
  iid: number,
  which: { readonly applyId: string } | { readonly ownerId: number },
): Promise<void> {
  const closed = await db
    .updateTable('shop')
    .set({ status: 'closed', ...('ownerId' in which ? { data: '{}' } : {}) })
    .where('iid', '=', iid)
    .where((eb) => ('applyId' in which ? eb('apply_id', '=', which.applyId) : eb('owner_id', '=', which.ownerId)))
    .returning('id')
    .execute()
  for (const { id } of closed) {
    await db.deleteFrom('shop_media').where('iid', '=', iid).where('shop_id', '=', id).execute()
    const item = { iid, module_type: MODULE_TYPE.shop, id }
    await db
      .updateTable('content')
      .set({ status: 'deleted' })
      .where('iid', '=', iid)
      .where('module_type', '=', item.module_type)
      .where('id', '=', id)
      .execute()
    await db
      .deleteFrom('content_index')
      .where('iid', '=', iid)
      .where('module_type', '=', item.module_type)
      .where('id', '=', id)
      .execute()
  }
}
