import type { Db } from '../../db/schema'
import type { Sheet } from '../../db/schema/PosterSheet'

/** What a picture shows; null when there is no such picture. */
export async function findSheet(db: Db, hash: string): Promise<Sheet | null> {
  const row = await db.selectFrom('posters').select('sheet').where('hash', '=', hash).executeTakeFirst()
  return row?.sheet ?? null
}
