import type { Page, TeamPerson } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Asker } from '../../call/Asker'
import type { ListReader } from '../../db/lists/readPage'
import { hasTerms, hasWord, searchWords } from '../../db/lists/searchText'
import type { Listing, Walk } from '../../db/lists/Walk'
import { watchedRole } from './distributors'
import { earned, followed, ordered, type Paging, personPage } from './personPage'

/** The walk, limited to fans whose name contains the words. */
function named(walk: Walk, iid: number, words: readonly string[]): Walk {
  if (words.length === 0) return walk
  const filter = words.map((word) => hasWord(sql`lower(m.nick_name)`, word))
  const terms = hasTerms(sql`search_terms(m.iid, lower(m.nick_name), '{}')`, { iid, words })
  const from = sql`fan_lock f join member m on m.iid = f.iid and m.user_id = f.user_id`
  return { ...walk, filter, ...(terms ? { rare: { from, where: [...walk.where, ...filter, terms] } } : {}) }
}

/** What the link of a lock was about, the latest paid order, and the current note. */
const CLIENT = sql`
  (select jsonb_build_object('dataType', f.data_type, 'dataId', f.data_id, 'title', coalesce(s.summary ->> 'title', ''))
    from (select 1) one left join content_index s on s.iid = f.iid and s.module_type = f.data_type and s.id = f.data_id
    where f.data_id is not null) as source,
  (select jsonb_build_object('title', o.title, 'amount', o.payable, 'at', o.paid_at) from orders o
    where o.iid = f.iid and o.role_id = f.role_id and o.user_id = f.user_id and o.status > 10 and o.status <> 18
      and o.paid_at is not null
    order by o.paid_at desc, o.id desc limit 1) as last_order,
  coalesce(n.text, '') as note, coalesce(n.tag, '') as tag`

/** The caller's locked fans, newest first, with their orders and commission; those with a tag in their current note. */
export async function fanPage(
  reader: ListReader,
  asker: Asker,
  wish: Paging & { queryKey?: string | undefined; tag?: string | undefined },
): Promise<Page<TeamPerson>> {
  const { iid } = asker
  const role = await watchedRole(reader.db, asker)
  const words = searchWords(wish.queryKey)
  const walk: Walk = {
    from: sql`fan_lock f`,
    where: [
      sql`f.iid = ${iid} and f.role_id = ${role.id} and f.released_at is null`,
      ...(wish.tag ? [sql`f.tag = ${wish.tag}`] : []),
      sql`(f.expire_at is null or f.expire_at > ${asker.at})`,
    ],
    keys: [sql`f.id`],
    way: 'desc',
    carry: sql`f.id`,
  }
  const listing: Listing = {
    walks: [named(walk, iid, words)],
    select: sql`f.id, f.user_id, m.rid, m.nick_name, m.head_img, m.mobile, 1 as status, f.locked_at as at, f.expire_at,
      '' as parent_name, ${followed(asker)}, 0 as children,
      ${ordered(iid, sql`o.role_id = f.role_id and o.user_id = f.user_id`)},
      ${earned(iid, sql`k.role_id = f.role_id and k.of_role_id = f.role_id and k.buyer_id = f.user_id`)},
      ${CLIENT}`,
    joins: sql`join fan_lock f on f.iid = ${iid} and f.id = w.id join member m on m.iid = f.iid and m.user_id = f.user_id
      left join client_note n on n.iid = f.iid and n.role_id = f.role_id and n.user_id = f.user_id and n.current`,
  }
  return await personPage(reader, asker, listing, { ...wish, question: ['fans', role.id, words, wish.tag ?? ''] })
}
