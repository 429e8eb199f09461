import { type ClientNote, DIS_ROLE_STATUS, type Page } from '@quanzi/contract'
import { sql } from 'kysely'
import { type Asker, memberOf } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import { type ListReader, readPage } from '../../db/lists/readPage'
import type { Listing } from '../../db/lists/Walk'
import { rowId } from '../../db/rowId'
import type { Db } from '../../db/schema'
import { takeTurns } from '../../db/takeTurns'
import { withTransaction } from '../../db/withTransaction'

interface Client {
  readonly role_id: number
  readonly user_id: number
}

/** The caller's own role and the client of a lock; DENIED when the lock is another's or has ended. */
async function ownClient(db: Db, asker: Asker, id: string): Promise<Client> {
  const row = await db
    .selectFrom('fan_lock as f')
    .innerJoin('dis_role as r', (on) => on.onRef('r.iid', '=', 'f.iid').onRef('r.id', '=', 'f.role_id'))
    .select(['f.role_id', 'f.user_id'])
    .where('f.iid', '=', asker.iid)
    .where('f.id', '=', rowId(id))
    .where('f.released_at', 'is', null)
    .where((eb) => eb.or([eb('f.expire_at', 'is', null), eb('f.expire_at', '>', asker.at)]))
    .where('r.user_id', '=', memberOf(asker).user_id)
    .where('r.status', '=', DIS_ROLE_STATUS.approved)
    .executeTakeFirst()
  if (!row) throw new CallError('DENIED')
  return row
}

/** Makes a note the current one; the one before stays as history. */
export async function keepNote(
  base: Db,
  asker: Asker,
  { clientId, text, tag }: { readonly clientId: string; readonly text: string; readonly tag: string },
): Promise<ClientNote> {
  const { iid, at } = asker
  return await withTransaction(base, async (db) => {
    const client = await ownClient(db, asker, clientId)
    await takeTurns(db, iid, `client ${client.role_id} ${client.user_id}`)
    await db
      .updateTable('client_note')
      .set({ current: false })
      .where('iid', '=', iid)
      .where('role_id', '=', client.role_id)
      .where('user_id', '=', client.user_id)
      .where('current', '=', true)
      .execute()
    await db
      .insertInto('client_note')
      .values({ iid, ...client, text, tag, at })
      .execute()
    return { text, tag, at }
  })
}

/** The notes about a client, the newest first. */
export async function notePage(
  reader: ListReader,
  asker: Asker,
  wish: { readonly clientId: string; readonly pageNo: number; readonly pageSize: number },
): Promise<Page<ClientNote>> {
  const { iid } = asker
  const { role_id, user_id } = await ownClient(reader.db, asker, wish.clientId)
  const listing: Listing = {
    walks: [
      {
        from: sql`client_note n`,
        where: [sql`n.iid = ${iid}`, sql`n.role_id = ${role_id}`, sql`n.user_id = ${user_id}`],
        keys: [sql`n.id`],
        way: 'desc',
        carry: sql`n.id`,
      },
    ],
    select: sql`n.text, n.tag, n.at`,
    joins: sql`join client_note n on n.iid = ${iid} and n.id = w.id`,
  }
  const { rows, total, hasMore } = await readPage<ClientNote>(reader, listing, {
    question: ['client notes', iid, role_id, user_id, wish.pageSize],
    page: wish.pageNo,
    size: wish.pageSize,
  })
  return { list: rows.map(({ text, tag, at }) => ({ text, tag, at: Number(at) })), total, hasMore }
}
