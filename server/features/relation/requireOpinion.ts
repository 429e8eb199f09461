import { CallError } from '../../call/CallError'
import { rowId } from '../../db/rowId'
import type { Db } from '../../db/schema'

/** Refuses an opinion that does not exist. */
export async function requireOpinion(db: Db, iid: number, id: string): Promise<void> {
  const row = await db
    .selectFrom('opinion')
    .select('id')
    .where('iid', '=', iid)
    .where('id', '=', rowId(id))
    .executeTakeFirst()
  if (!row) throw new CallError('NOTFOUND')
}
