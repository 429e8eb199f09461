import { type ClubMember, MODULE_TYPE, PAGE_SIZE, type Page } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Asker } from '../../call/Asker'
import { memberOf } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import { type ListReader, readPage } from '../../db/lists/readPage'
import type { Walk } from '../../db/lists/Walk'
import type { Db } from '../../db/schema'

interface Club {
  readonly iid: number
  readonly id: string
}

/** The newest members of a club, with which its page begins for its leader. */
export const newestMembers = async (db: Db, { iid, id }: Club): Promise<ClubMember[]> =>
  await db
    .selectFrom('joins')
    .innerJoin('member', (on) => on.onRef('member.user_id', '=', 'joins.user_id').onRef('member.iid', '=', 'joins.iid'))
    .select(['member.rid', 'joins.name', 'joins.phone'])
    .where('joins.iid', '=', iid)
    .where('joins.module_type', '=', MODULE_TYPE.mate)
    .where('joins.id', '=', id)
    .where('joins.state', '=', 'joined')
    .orderBy('joins.at', 'desc')
    .orderBy('joins.user_id', 'desc')
    .limit(PAGE_SIZE.list)
    .execute()

/** A page of a club's members, newest first. Only the leader has it. */
export async function clubMembers(
  reader: ListReader,
  asker: Asker,
  { id, pageNo, pageSize }: { readonly id: string; readonly pageNo: number; readonly pageSize: number },
): Promise<Page<ClubMember>> {
  const { iid } = asker
  const club = await reader.db
    .selectFrom('content')
    .select('author_id')
    .where('iid', '=', iid)
    .where('id', '=', id)
    .where('module_type', '=', MODULE_TYPE.mate)
    .where('status', '<>', 'deleted')
    .executeTakeFirst()
  if (!club) throw new CallError('NOTFOUND')
  if (club.author_id !== memberOf(asker).user_id) throw new CallError('DENIED')
  const walk: Walk = {
    from: sql`joins j`,
    where: [sql`j.iid = ${iid} and j.module_type = ${MODULE_TYPE.mate} and j.id = ${id} and j.state = 'joined'`],
    keys: [sql`j.at`, sql`j.user_id`],
    way: 'desc',
    carry: sql`j.name, j.phone, j.user_id`,
    lastKey: 'user_id',
  }
  const { rows, total, hasMore } = await readPage<ClubMember>(
    reader,
    {
      walks: [walk],
      select: sql`m.rid, w.name, w.phone`,
      joins: sql`join member m on m.iid = ${iid} and m.user_id = w.user_id`,
    },
    { question: [iid, 'club', id, pageSize], page: pageNo, size: pageSize },
  )
  return { list: [...rows], total, hasMore }
}
