import { type ItemSummary, MODULE_TYPE, type Page } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Asker } from '../../call/Asker'
import type { Member } from '../../call/Session'
import type { ListReader } from '../../db/lists/readPage'
import type { Db } from '../../db/schema'
import { rareItems } from '../../items/itemFilter'
import { fitting, newest } from '../../items/itemWalks'
import { MOST_MERGED, merged, summaryPage } from './contentLists'

/** How many followed topics a list raises. */
const MOST_TOPICS = 10

/** What the member follows of a kind, latest first. */
const followed = async (db: Db, { iid, user_id }: Member, kind: number, most: number): Promise<string[]> =>
  (
    await db
      .selectFrom('content_mark')
      .select('target_id')
      .where('iid', '=', iid)
      .where('user_id', '=', user_id)
      .where('mark', '=', 'follow')
      .where('kind', '=', String(kind))
      .orderBy('at', 'desc')
      .limit(most)
      .execute()
  ).map(({ target_id }) => target_id)

/** The names of the topics that the member follows. */
async function followedTopics(db: Db, member: Member): Promise<readonly string[]> {
  const ids = await followed(db, member, MODULE_TYPE.topic, MOST_TOPICS)
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('content')
    .select('title')
    .where('iid', '=', member.iid)
    .where('module_type', '=', MODULE_TYPE.topic)
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ title }) => title)
}

/** Recommendations: first the types and topics that the viewer follows, then the newest. */
export async function recommended(
  reader: ListReader,
  asker: Asker,
  page: number,
  size: number,
): Promise<Page<ItemSummary>> {
  const { iid, member } = asker
  const types = member ? await followed(reader.db, member, MODULE_TYPE.featureType, MOST_MERGED) : []
  const topics = member ? await followedTopics(reader.db, member) : []
  const all = newest({ iid })
  const otherTypes = types.length > 0 ? [sql`(ci.type_id is null or ci.type_id <> all(${types}::text[]))`] : []
  const ofTopics = sql`ci.tags && ${[...topics]}::text[]`
  const inTopics = topics.flatMap((tag) => rareItems(iid, { tag }) ?? [])
  const walks = [
    ...(types.length > 0
      ? [
          merged(
            all,
            types.map((type) => sql`ci.type_id = ${type}`),
          ),
        ]
      : []),
    ...(topics.length > 0 ? [fitting(all, [ofTopics, ...otherTypes], sql`(${sql.join(inTopics, sql` or `)})`)] : []),
    fitting(all, [...otherTypes, ...(topics.length > 0 ? [sql`not (${ofTopics})`] : [])]),
  ]
  return await summaryPage(reader, asker, walks, { question: ['recommended'], page, size })
}
