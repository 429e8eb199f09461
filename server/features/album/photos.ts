import type { AlbumPhoto, Page } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Asker } from '../../call/Asker'
import { type ListReader, readPage } from '../../db/lists/readPage'
import { seenAlbum } from './albumAccess'
import { photoAddresses, type Signing } from './photoAddress'

interface PhotoRow {
  readonly id: number
  readonly key: string
  readonly w: number
  readonly h: number
  readonly rid: number | null
  readonly created_at: number
}

/** The photos of an album, the newest first. */
export async function albumPhotos(
  reader: ListReader & Signing,
  asker: Asker,
  { id, pageNo, pageSize }: { id: string; pageNo: number; pageSize: number },
): Promise<Page<AlbumPhoto>> {
  const { iid } = asker
  const { visibility } = await seenAlbum(reader.db, asker, id)
  const walk = {
    from: sql`album_photos p`,
    where: [sql`p.iid = ${iid} and p.album_id = ${id}`],
    keys: [sql`p.id`],
    way: 'desc' as const,
    carry: sql`p.id`,
  }
  const { rows, total, hasMore } = await readPage<PhotoRow>(
    reader,
    {
      walks: [walk],
      select: sql`p.id, p.key, p.w, p.h, p.created_at, m.rid`,
      joins: sql`join album_photos p on p.iid = ${iid} and p.id = w.id
        left join member m on m.iid = p.iid and m.user_id = p.user_id`,
    },
    { question: [iid, 'album', id, pageSize], page: pageNo, size: pageSize },
  )
  const list = rows.map((row) => ({
    id: String(row.id),
    ...photoAddresses(reader, row.key, visibility === 'public'),
    ...{ w: row.w, h: row.h, rid: row.rid ?? 0, createdAt: row.created_at },
  }))
  return { list, total, hasMore }
}
