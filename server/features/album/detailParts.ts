import { type AlbumVisibility, MODULE_TYPE } from '@quanzi/contract'
import type { DetailPart } from '../../items/detailParts'
import { isOpen, requireSight } from './albumAccess'

const album: DetailPart = async (db, asker, row) => {
  const { mayAdd } = await requireSight(db, asker, row)
  const parent =
    row.parent_id === null
      ? undefined
      : await db
          .selectFrom('content')
          .select(['id', 'module_type as moduleType', 'title'])
          .where('iid', '=', asker.iid)
          .where('id', '=', row.parent_id)
          .where('status', '=', 'published')
          .executeTakeFirst()
  return {
    album: {
      visibility: row.visibility as AlbumVisibility,
      open: isOpen(row),
      photoCount: row.extra.photos ?? 0,
      mayAdd,
      ...(parent ? { parent } : {}),
    },
  }
}

/** What the page of an album shows. */
export const albumDetailParts: Readonly<Record<number, DetailPart>> = { [MODULE_TYPE.cloudAlbum]: album }
