import type { Page, Person, TripReader } from '@quanzi/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/schema'

/** Whose itinerary it is, and by what its participants entered. */
export interface TripKey {
  readonly iid: number
  readonly id: string
  /** The activity; null for an itinerary that nobody enters. */
  readonly entered: { readonly scope: string; readonly refId: string } | null
}

interface Part {
  readonly pageNo: number
  readonly pageSize: number
}

/** Those with a live or used entry, each once, and when they confirmed. */
const people = ({ iid, id, entered }: TripKey): RawBuilder<unknown> => sql`
  member m left join trip_confirm c on c.iid = m.iid and c.trip_id = ${id} and c.user_id = m.user_id
  where m.iid = ${iid} and exists (select 1 from entry e
    where e.iid = m.iid and e.user_id = m.user_id and e.scope = ${entered?.scope ?? ''}
      and e.ref_id = ${entered?.refId ?? ''} and e.state in ('live', 'used'))`

const offsetOf = ({ pageNo, pageSize }: Part): number => (pageNo - 1) * pageSize

/** Whether a member takes part. */
export async function takesPart(db: Db, key: TripKey, userId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from ${people(key)} and m.user_id = ${userId}`.execute(db)
  return rows.length > 0
}

/** How many take part, and how many of them have confirmed. */
export async function countPeople(db: Db, key: TripKey): Promise<{ count: number; done: number }> {
  const { rows } = await sql<{ count: string; done: string }>`
    select count(*) as count, count(c.at) as done from ${people(key)}`.execute(db)
  return { count: Number(rows[0]?.count ?? 0), done: Number(rows[0]?.done ?? 0) }
}

/** The others who take part. */
export async function companionsOf(db: Db, key: TripKey, userId: number, limit: number): Promise<readonly Person[]> {
  const { rows } = await sql<Person>`
    select m.rid, m.nick_name, m.head_img as "headImg" from ${people(key)} and m.user_id <> ${userId}
    order by m.rid limit ${limit}`.execute(db)
  return rows
}

/** Who has confirmed and who has not, for the leader: who is missing comes first. */
export async function readersOf(db: Db, key: TripKey, part: Part): Promise<readonly TripReader[]> {
  const { rows } = await sql<
    Omit<TripReader, 'confirmedAt' | 'checked'> & { at: number | null; checked: number | null }
  >`
    select m.rid, m.nick_name, m.head_img as "headImg", c.at, cardinality(c.checked) as checked from ${people(key)}
    order by c.at is not null, m.rid limit ${part.pageSize} offset ${offsetOf(part)}`.execute(db)
  return rows.map(({ at, checked, ...person }) => ({
    ...person,
    confirmedAt: at === null ? null : Number(at),
    checked: checked ?? 0,
  }))
}

/** A page of them. */
export async function readersPage(db: Db, key: TripKey, part: Part): Promise<Page<TripReader>> {
  const list = await readersOf(db, key, part)
  const { count: total } = await countPeople(db, key)
  return { list, total, hasMore: offsetOf(part) + list.length < total }
}
