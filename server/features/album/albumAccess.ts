import { MODULE_TYPE } from '@quanzi/contract'
import { type Selectable, sql } from 'kysely'
import type { Asker } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import { REASONS } from '../../call/reasons'
import type { Member } from '../../call/Session'
import type { Db } from '../../db/schema'
import type { ContentTable } from '../../db/schema/content'

export type AlbumRow = Pick<Selectable<ContentTable>, 'id' | 'author_id' | 'parent_id' | 'visibility' | 'detail'>

export interface AlbumAccess {
  readonly isOwner: boolean
  readonly sees: boolean
  readonly mayAdd: boolean
}

/** True when others may add photos. */
export const isOpen = ({ detail }: Pick<AlbumRow, 'detail'>): boolean => detail?.open === true

/** True for whoever leads, joined or entered the club or activity. */
export async function belongsTo(db: Db, { iid, user_id }: Member, parentId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from content where iid = ${iid} and id = ${parentId} and author_id = ${user_id}
    union all select 1 from joins where iid = ${iid} and id = ${parentId} and user_id = ${user_id} and state = 'joined'
    union all select 1 from entry where iid = ${iid} and ref_id = ${parentId} and user_id = ${user_id}
      and state in ('live', 'used')
    limit 1`.execute(db)
  return rows.length > 0
}

/** What the asker may do with an album. */
export async function albumAccess(db: Db, { member }: Pick<Asker, 'member'>, album: AlbumRow): Promise<AlbumAccess> {
  const { visibility, parent_id } = album
  if (member?.user_id === album.author_id) return { isOwner: true, sees: true, mayAdd: true }
  const open = isOpen(album)
  if (!member || visibility === 'private' || (visibility === 'public' && !open))
    return { isOwner: false, sees: visibility === 'public', mayAdd: false }
  const belongs = parent_id === null || (await belongsTo(db, member, parent_id))
  return { isOwner: false, sees: visibility === 'public' || belongs, mayAdd: open && belongs }
}

/** Refuses whoever may not look at the album; a visitor may be able to after logging in. */
export async function requireSight(db: Db, asker: Asker, album: AlbumRow): Promise<AlbumAccess> {
  const access = await albumAccess(db, asker, album)
  if (access.sees) return access
  if (!asker.member && album.visibility === 'members') throw new CallError('LOGIN')
  throw new CallError('DENIED', { detail: REASONS.albumClosed })
}

/** An album that the asker may look at; NOTFOUND when it is gone or hidden after reports. */
export async function seenAlbum(db: Db, asker: Asker, id: string): Promise<AlbumRow> {
  const album = await db
    .selectFrom('content as c')
    .innerJoin('content_index as ci', (on) =>
      on.onRef('ci.iid', '=', 'c.iid').onRef('ci.module_type', '=', 'c.module_type').onRef('ci.id', '=', 'c.id'),
    )
    .select(['c.id', 'c.author_id', 'c.parent_id', 'c.visibility', 'c.detail'])
    .where('c.iid', '=', asker.iid)
    .where('c.id', '=', id)
    .where('c.module_type', '=', MODULE_TYPE.cloudAlbum)
    .where('c.status', '=', 'published')
    .executeTakeFirst()
  if (!album) throw new CallError('NOTFOUND')
  await requireSight(db, asker, album)
  return album
}
