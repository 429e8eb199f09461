import {
  type CompanyData,
  type HonorData,
  MODULE_TYPE,
  type OpinionData,
  type RelationItem,
  type RelationItems,
  type RelationPart,
  type TagCount,
} from '@quanzi/contract'
import { sql } from 'kysely'
import { type Asker, pagerOf } from '../../call/Asker'
import { type ListReader, readPage } from '../../db/lists/readPage'
import type { Listing, Sql } from '../../db/lists/Walk'
import type { Db } from '../../db/schema'
import { hasPraised } from './hasPraised'
import { personOf, refuseHidden, standingOf } from './person'

interface ItemRow {
  readonly id: number
  readonly data: Readonly<Record<string, unknown>>
  readonly rid: number | null
  readonly nick_name: string | null
  readonly head_img: string | null
  readonly likes: number | null
  readonly mine: boolean
  readonly at: number
}

interface Owner {
  readonly iid: number
  readonly userId: number
  readonly rid: number
  /** 0 for a visitor. */
  readonly viewer: number
}

/** The latest impressions whose words are counted. */
const COUNTED_IMPRESSIONS = 500
const MOST_TAGS = 30
const NOBODY = sql`null::bigint as rid, null::text as nick_name, null::text as head_img`

const HONOR = sql`jsonb_build_object('title', t.title, 'issuer', t.issuer, 'year', t.year, 'image', t.image)`
const COMPANY = sql`jsonb_build_object('name', t.name, 'post', t.post, 'industry', t.industry, 'from', t.from_month,
  'to', t.to_month, 'current', t.current, 'address', t.address, 'lat', t.lat, 'lng', t.lng, 'logo', t.logo)`
const OPINION = sql`jsonb_build_object('text', t.text)`

/** A part whose rows the owner has written, in the order of a column. */
const owned = (table: Sql, order: Sql, data: Sql, { iid, userId, viewer }: Owner): Listing => ({
  walks: [
    {
      from: sql`${table} t`,
      where: [sql`t.iid = ${iid}`, sql`t.user_id = ${userId}`],
      keys: [order, sql`t.id`],
      way: 'desc',
      carry: sql`t.id`,
    },
  ],
  select: sql`t.id, t.at, ${data} as data, ${NOBODY}, 0 as likes, t.user_id = ${viewer} as mine`,
  joins: sql`join ${table} t on t.iid = ${iid} and t.id = w.id`,
})

/** The likes of an opinion `t`; it is the viewer's `mine` when they have liked it. */
const opinionMarks = (iid: number, viewer: number): Sql => sql`
  (select cc."like" from content_counts cc where cc.iid = ${iid}
    and cc.module_type = ${sql.lit(MODULE_TYPE.opinion)} and cc.id = t.id::text) as likes,
  exists (select 1 from content_mark k where k.iid = ${iid} and k.user_id = ${viewer}
    and k.kind = ${sql.lit(String(MODULE_TYPE.opinion))} and k.target_id = t.id::text and k.mark = 'like') as mine`

const opinions = (owner: Owner): Listing => ({
  ...owned(sql`opinion`, sql`t.at`, OPINION, owner),
  select: sql`t.id, t.at, ${OPINION} as data, ${NOBODY}, ${opinionMarks(owner.iid, owner.viewer)}`,
})

const LISTINGS: Readonly<Record<RelationPart, (owner: Owner) => Listing>> = {
  honor: (owner) => owned(sql`honor`, sql`t.year`, HONOR, owner),
  company: (owner) => owned(sql`company`, sql`t.from_month`, COMPANY, owner),
  opinion: opinions,
  impress: ({ iid, userId, viewer }) => ({
    walks: [
      {
        from: sql`impression t`,
        where: [sql`t.iid = ${iid}`, sql`t.to_id = ${userId}`],
        keys: [sql`t.at`, sql`t.id`],
        way: 'desc',
        carry: sql`t.id`,
      },
    ],
    select: sql`t.id, t.at, jsonb_build_object('tags', t.tags, 'text', t.text) as data, m.rid, m.nick_name, m.head_img,
      0 as likes, t.from_id = ${viewer} as mine`,
    joins: sql`join impression t on t.iid = ${iid} and t.id = w.id
      left join member m on m.iid = ${iid} and m.user_id = t.from_id`,
  }),
  praise: ({ iid, rid, viewer }) => ({
    walks: [
      {
        from: sql`content_mark k`,
        where: [
          sql`k.iid = ${iid}`,
          sql`k.target_id = ${String(rid)}`,
          // The index of praises has these as its condition.
          sql`k.kind = ${sql.lit(String(MODULE_TYPE.profile))}`,
          sql`k.mark = 'praise'`,
        ],
        keys: [sql`k.at`, sql`k.user_id`],
        way: 'desc',
        carry: sql`k.user_id`,
        lastKey: 'user_id',
      },
    ],
    select: sql`m.rid as id, w.k1 as at, '{}'::jsonb as data, m.rid, m.nick_name, m.head_img, 0 as likes,
      w.user_id = ${viewer} as mine`,
    joins: sql`join member m on m.iid = ${iid} and m.user_id = w.user_id`,
  }),
}

const asItem = (row: ItemRow): RelationItem => ({
  id: String(row.id),
  data: row.data,
  ...(row.rid === null ? {} : { rid: row.rid, name: row.nick_name ?? '', headImg: row.head_img ?? '' }),
  likes: row.likes ?? 0,
  mine: row.mine,
  at: Number(row.at),
})

const pageOf = (reader: ListReader, owner: Owner, part: RelationPart, page: { pageNo: number; pageSize: number }) =>
  readPage<ItemRow>(reader, LISTINGS[part](owner), {
    question: ['relation items', owner, part, page.pageSize],
    page: page.pageNo,
    size: page.pageSize,
  })

/** One part of a person's profile, newest first (`/v2/relation/items`). */
export async function itemsPage(
  reader: ListReader,
  asker: Asker,
  wish: { toRid: number; part: RelationPart; pageNo: number; pageSize: number },
): Promise<RelationItems> {
  const { iid, member } = asker
  const person = await personOf(reader.db, iid, wish.toRid)
  const standing = await standingOf(reader.db, asker, person)
  refuseHidden(person, standing)
  const owner = { iid, userId: person.user_id, rid: person.rid, viewer: member?.user_id ?? 0, pager: pagerOf(asker) }
  const { rows, total, hasMore } = await pageOf(reader, owner, wish.part, wish)
  return {
    ...{ list: rows.map(asItem), total, hasMore, self: standing.self },
    owner: { rid: person.rid, name: person.nick_name },
    ...(wish.part === 'praise' ? { praised: await hasPraised(reader.db, asker, person.rid) } : {}),
    ...(wish.part === 'impress' ? { tags: await tagCounts(reader.db, iid, person.user_id) } : {}),
  }
}

/** The words that were said about a person lately, the most frequent first. */
export async function tagCounts(db: Db, iid: number, userId: number): Promise<readonly TagCount[]> {
  const { rows } = await sql<{ tag: string; count: number }>`
    select tag, count(*)::int as count from (
      select tags from impression where iid = ${iid} and to_id = ${userId}
      order by at desc, id desc limit ${COUNTED_IMPRESSIONS}) latest, unnest(latest.tags) tag
    group by tag order by count(*) desc, tag limit ${MOST_TAGS}`.execute(db)
  return rows
}

type Top = readonly [
  readonly RelationItem<CompanyData>[],
  readonly RelationItem<HonorData>[],
  readonly RelationItem<OpinionData>[],
]

/** The first rows of the parts that a profile shows. The current company comes first. */
export async function topItems(db: Db, { iid, member }: Asker, userId: number, most: number): Promise<Top> {
  const viewer = member?.user_id ?? 0
  const plain = sql`0 as likes, t.user_id = ${viewer} as mine`
  const read = async <Data>(table: Sql, order: Sql, data: Sql, marks = plain) => {
    const { rows } = await sql<ItemRow>`
      select t.id, t.at, ${data} as data, ${NOBODY}, ${marks} from ${table} t
      where t.iid = ${iid} and t.user_id = ${userId} order by ${order}, t.id desc limit ${most}`.execute(db)
    return rows.map(asItem) as unknown as readonly RelationItem<Data>[]
  }
  return [
    await read<CompanyData>(sql`company`, sql`t.current desc, t.from_month desc`, COMPANY),
    await read<HonorData>(sql`honor`, sql`t.year desc`, HONOR),
    await read<OpinionData>(sql`opinion`, sql`t.at desc`, OPINION, opinionMarks(iid, viewer)),
  ]
}
