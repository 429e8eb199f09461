import { sql } from 'kysely'
import type { Db } from '../db/schema'
import { acrossTenants } from '../db/tenantKeys'
import { withTransaction } from '../db/withTransaction'
import type { ChatRow, NewChatRow } from './ChatRow'
import { storeMessages } from './storeMessages'

const BATCH = 200

/** Stores the system's waiting messages and returns the new ones. */
export async function drainOutbox(db: Db): Promise<ChatRow[]> {
  const waiting = await db
    .selectFrom('chat_outbox')
    .select('id')
    .limit(1)
    .modifyEnd(acrossTenants('the gate empties the box'))
    .executeTakeFirst()
  if (!waiting) return []
  return await withTransaction(db, async (trx) => {
    const { rows } = await sql<NewChatRow & { id: number }>`
      delete from chat_outbox where id in (
        select id from chat_outbox order by id limit ${sql.lit(BATCH)} for update skip locked
      ) ${acrossTenants('the gate empties the box')} returning id, iid, 0::bigint as from_rid, to_rid, temp_id, flag, content, at`.execute(
      trx,
    )
    if (rows.length === 0) return []
    // In the order of what happened: a demo tenant's past is not written in that of its dates.
    const inOrder = rows.sort((a, b) => a.at - b.at || a.id - b.id).map(({ id: _, ...row }) => row)
    const stored: ChatRow[] = []
    // By tenant, in ascending order: no two servers can wait for each other's tenants.
    for (const iid of [...new Set(inOrder.map((row) => row.iid))].sort((a, b) => a - b)) {
      const written = await storeMessages(
        trx,
        iid,
        inOrder.filter((row) => row.iid === iid),
      )
      stored.push(...written.flatMap(({ row, again }) => (again ? [] : [row])))
    }
    return stored
  })
}
