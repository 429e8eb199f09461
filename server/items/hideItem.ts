import { MODULE_TYPE } from '@quanzi/contract'
import type { Db } from '../db/schema'
import { showPicturesOf } from './albumPictures'
import { putGoods } from './putGoods'
import { isReported, type ReportTarget } from './reports'
import { listedTags, moveTopics } from './topics'

/** Hides an item with many reports. */
export async function hideWhenReported(db: Db, target: ReportTarget): Promise<void> {
  if (await isReported(db, target)) await hideItem(db, target)
}

/** Removes an item from every list and from its topics; its page answers NOTFOUND, and nobody else reads its pictures. */
export async function hideItem(db: Db, { iid, target_type, target_id }: ReportTarget): Promise<void> {
  if (!/^\d+$/.test(target_type)) return
  if (Number(target_type) === MODULE_TYPE.goods) return await putGoods(db, { iid, id: target_id }, 'hidden')
  const before = await listedTags(db, { iid, id: target_id })
  await db
    .deleteFrom('content_index')
    .where('iid', '=', iid)
    .where('module_type', '=', Number(target_type))
    .where('id', '=', target_id)
    .execute()
  await moveTopics(db, iid, { before, after: await listedTags(db, { iid, id: target_id }) })
  if (Number(target_type) === MODULE_TYPE.cloudAlbum) await showPicturesOf(db, { iid, id: target_id })
}
