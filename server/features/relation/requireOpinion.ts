import { sql } from 'kysely'
import { type Asker, memberOf } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import { rowId } from '../../db/rowId'
import type { Db } from '../../db/schema'
import { hiddenIn } from './person'

/** Refuses an opinion that does not exist, and one of somebody whose profile is hidden from the asker. */
export async function requireOpinion(db: Db, asker: Asker, id: string): Promise<void> {
  const { iid } = asker
  const me = memberOf(asker).user_id
  const { rows } = await sql`
    select 1 from opinion o join member m on m.iid = o.iid and m.user_id = o.user_id
    where o.iid = ${iid} and o.id = ${rowId(id)} and (o.user_id = ${me} or not ${hiddenIn(iid)})`.execute(db)
  if (rows.length === 0) throw new CallError('NOTFOUND')
}
