import type { ChatAgent } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Db } from '../db/schema'

/** The agents of a tenant in display order. */
export async function chatAgents(db: Db, iid: number): Promise<ChatAgent[]> {
  const rows = await db
    .selectFrom('chat_agent')
    .innerJoin('member', (on) =>
      on.onRef('member.iid', '=', 'chat_agent.iid').onRef('member.rid', '=', 'chat_agent.rid'),
    )
    .select(['member.rid', 'member.user_id', 'member.nick_name', 'member.head_img', 'chat_agent.label'])
    .select(({ eb }) => eb('chat_agent.auto_reply', 'is not', null).as('auto'))
    .where('chat_agent.iid', '=', iid)
    .orderBy('chat_agent.sort')
    .orderBy('chat_agent.rid')
    .execute()
  return rows.map((row) => ({
    roleID: row.rid,
    uid: row.user_id,
    nick_name: row.nick_name,
    avatar: row.head_img,
    label: row.label,
    auto: Boolean(row.auto),
  }))
}

/** Titles of the tenant's published items with most of these words, best first. */
export async function titlesAbout(db: Db, iid: number, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return []
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  const { rows } = await sql<{ title: string }>`
    select title from content
    where iid = ${iid} and status = 'published' and title ilike any(${patterns}::text[])
    order by (select count(*) from unnest(${patterns}::text[]) as p where title ilike p) desc, published_at desc
    limit 3`.execute(db)
  return rows.map((row) => row.title)
}
