import { type SavedContent, shanghaiDay, startOfDay } from '@quanzi/contract'
import { sql } from 'kysely'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import type { Db } from '../../db/schema'
import { reindex } from '../../items/contentIndex'
import { listedTags, moveTopics } from '../../items/topics'

/** How many items of a kind a member may publish in a day. */
const MOST_A_DAY = 20

/** The member's own item, locked; NOTFOUND when it is gone, DENIED when somebody else wrote it. */
export async function ownContent(db: Db, { iid, me }: Pick<Context, 'iid' | 'me'>, moduleType: number, id: string) {
  const row = await db
    .selectFrom('content')
    .selectAll()
    .where('id', '=', id)
    .where('iid', '=', iid)
    .where('module_type', '=', moduleType)
    .forUpdate()
    .executeTakeFirst()
  if (!row || row.status === 'deleted') throw new CallError('NOTFOUND')
  if (row.author_id !== me.user_id) throw new CallError('DENIED')
  return row
}

export type OwnContent = Awaited<ReturnType<typeof ownContent>>

/** Deletes the member's item; its topics lose it. */
export async function removeContent(db: Db, iid: number, old: OwnContent): Promise<SavedContent> {
  const before = await listedTags(db, { iid, id: old.id })
  const row = await db
    .updateTable('content')
    .set({ status: 'deleted', version: sql`version + 1` })
    .where('iid', '=', iid)
    .where('id', '=', old.id)
    .returning(['id', 'version', 'status'])
    .executeTakeFirstOrThrow()
  await reindex(db, { iid, id: row.id })
  await moveTopics(db, iid, { before, after: [] })
  return row
}

/** LIMIT when the member has published enough of this kind today. */
export async function limitOfDay(
  db: Db,
  { iid, me, clock }: Pick<Context, 'iid' | 'me' | 'clock'>,
  moduleType: number,
  most = MOST_A_DAY,
): Promise<void> {
  const today = await db
    .selectFrom('content')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('iid', '=', iid)
    .where('author_id', '=', me.user_id)
    .where('module_type', '=', moduleType)
    .where('status', '=', 'published')
    .where('published_at', '>=', startOfDay(shanghaiDay(clock())))
    .executeTakeFirstOrThrow()
  if (Number(today.n) >= most) throw new CallError('LIMIT')
}
