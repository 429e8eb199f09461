import type { Db } from '../../db/schema'

/** The member's own entry in a track; undefined for whoever has none. */
export const entrantOf = (
  db: Db,
  { iid, id, userId }: { readonly iid: number; readonly id: string; readonly userId: number },
) =>
  db
    .selectFrom('entry')
    .selectAll()
    .where('iid', '=', iid)
    .where('scope', '=', 'track')
    .where('ref_id', '=', id)
    .where('user_id', '=', userId)
    .where('trial', '=', false)
    .where('state', 'in', ['live', 'used'])
    .executeTakeFirst()
