import { type CommunityExtra, MOST_COMMUNITY } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Db } from '../../db/schema'

const MOST_STAFF = 8

/** Members and posts of a tenant, counted up to a limit, and who works there. */
export async function communityExtra(db: Db, iid: number, joined: boolean): Promise<CommunityExtra> {
  const counted = await sql<{ members: number; posts: number }>`
    select (select count(*)::int from (select 1 from member where iid = ${iid} limit ${sql.lit(MOST_COMMUNITY)}) m) as members,
      (select count(*)::int from (select 1 from content_index
        where iid = ${iid} and status = 'published' limit ${sql.lit(MOST_COMMUNITY)}) c) as posts`.execute(db)
  const staff = await db
    .selectFrom('staff as s')
    .innerJoin('member as m', (on) => on.onRef('m.iid', '=', 's.iid').onRef('m.user_id', '=', 's.user_id'))
    .select(['m.rid', 'm.nick_name as name', 'm.head_img as headImg'])
    .where('s.iid', '=', iid)
    .orderBy('s.user_id')
    .limit(MOST_STAFF)
    .execute()
  const [row] = counted.rows
  return { members: Number(row?.members ?? 0), posts: Number(row?.posts ?? 0), joined, staff }
}
