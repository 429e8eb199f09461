import type { Db } from '../../db/schema'
import type { Sheet } from '../../db/schema/PosterSheet'

/** The sheet of a picture; null when there is none. */
export async function findSheet(db: Db, hash: string): Promise<Sheet | null> {
  const row = await db.selectFrom('posters').select('sheet').where('hash', '=', hash).executeTakeFirst()
  return row?.sheet ?? null
}
