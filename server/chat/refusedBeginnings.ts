import { shanghaiDay } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Db } from '../db/schema'
import { NEW_PEOPLE_A_DAY } from './limits'

/** What may be the first message from one person to another. */
interface Beginning {
  readonly from: { readonly rid: number; readonly userId: number }
  readonly to: { readonly rid: number; readonly userId: number }
}

const nameOf = (from: number, to: number): string => `${from} ${to}`

/**
 * The beginnings whose sender has begun conversations with too many people today, as `sender's rid receiver's rid`.
 * Nothing is counted where the two have talked or are connected: agents and staff write to whom they serve, people to their
 * followers, to the leader or host of what they have enrolled for, to who has enrolled with them, and to their team.
 * Counted before it is decided, so that simultaneous ones cannot exceed the limit.
 */
export async function refusedBeginnings(
  db: Db,
  iid: number,
  beginnings: readonly Beginning[],
  at: number,
): Promise<ReadonlySet<string>> {
  const fresh = new Map(beginnings.map((one) => [nameOf(one.from.rid, one.to.rid), one]))
  const strangers = await strangersAmong(db, iid, [...fresh.values()])
  const bySender = new Map<number, string[]>()
  for (const [name, { from }] of fresh)
    if (strangers.has(name)) bySender.set(from.userId, [...(bySender.get(from.userId) ?? []), name])
  if (bySender.size === 0) return new Set()
  const senders = [...bySender.keys()]
  const { rows } = await sql<{ who: string; n: number }>`
    insert into attempt as a (iid, who, kind, day, n)
    select ${iid}, who, 'newPeople', ${shanghaiDay(at)}, n
    from unnest(${senders.map(whoOf)}::text[], ${senders.map((one) => bySender.get(one)?.length ?? 0)}::int[]) as m(who, n)
    order by who
    on conflict (iid, who, kind) do update set day = excluded.day,
      n = excluded.n + case when a.day = excluded.day then least(a.n, ${NEW_PEOPLE_A_DAY}) else 0 end
    returning who, n`.execute(db)
  const counted = new Map(rows.map(({ who, n }) => [who, n]))
  return new Set(
    [...bySender].flatMap(([sender, names]) => {
      const before = (counted.get(whoOf(sender)) ?? 0) - names.length
      return names.slice(Math.max(0, NEW_PEOPLE_A_DAY - before))
    }),
  )
}

const whoOf = (userId: number): string => `user ${userId}`

/** Those among them who have never talked and whom nothing connects. */
async function strangersAmong(db: Db, iid: number, pairs: readonly Beginning[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ rid: number; other: number }>`
    select m.rid, m.other
    from unnest(${pairs.map(({ from }) => from.rid)}::bigint[], ${pairs.map(({ from }) => from.userId)}::bigint[],
      ${pairs.map(({ to }) => to.rid)}::bigint[], ${pairs.map(({ to }) => to.userId)}::bigint[])
      as m(rid, user_id, other, other_id)
    where not exists (select from chat_conversation where iid = ${iid} and rid = m.rid and other = m.other)
      and not exists (select from chat_agent where iid = ${iid} and rid = m.rid)
      and not exists (select from staff where iid = ${iid} and user_id = m.user_id)
      and not exists (select from follows where iid = ${iid} and from_id = m.other and to_id = m.rid)
      and not exists (
        select from (values (m.user_id, m.other_id), (m.other_id, m.user_id)) as p(buyer, author)
        join lateral (
          select ref_id as id from entry where iid = ${iid} and user_id = p.buyer
          union all
          select id from joins where iid = ${iid} and user_id = p.buyer
          union all
          select keys from orders where iid = ${iid} and user_id = p.buyer) held on true
        join content c on c.iid = ${iid} and c.id = held.id and c.author_id = p.author)
      and not exists (
        select from team_member mine join team_member theirs on theirs.iid = ${iid} and theirs.team_id = mine.team_id
        where mine.iid = ${iid} and mine.user_id = m.user_id and mine.state = 'active'
          and theirs.user_id = m.other_id and theirs.state = 'active')`.execute(db)
  return new Set(rows.map(({ rid, other }) => nameOf(rid, other)))
}
