import { MODULE_TYPE } from '@quanzi/contract'
import type { MemberTies } from '../../identity/MemberTies'
import { showPictures } from '../../items/albumPictures'
import { deleteAlbum, recount } from './writeAlbum'

/**
 * The member's photos leave all albums. The member's own albums that show photos of others to others stay, without the
 * person.
 */
export const albumTies: MemberTies = {
  async forgetMember(db, { iid, user_id }) {
    const gone = await db
      .deleteFrom('album_photos')
      .where('iid', '=', iid)
      .where('user_id', '=', user_id)
      .returning(['album_id', 'key'])
      .execute()
    await showPictures(
      db,
      iid,
      gone.map(({ key }) => key),
    )
    for (const id of new Set(gone.map(({ album_id }) => album_id))) await recount(db, { iid, id })
    const own = await db
      .selectFrom('content')
      .select(['id', 'visibility', 'extra'])
      .where('iid', '=', iid)
      .where('author_id', '=', user_id)
      .where('module_type', '=', MODULE_TYPE.cloudAlbum)
      .where('status', '=', 'published')
      .execute()
    for (const { id, visibility, extra } of own)
      if (visibility === 'private' || !extra.photos) await deleteAlbum(db, { iid, id })
  },
}
