import { MODULE_TYPE, type OwnReport, type OwnRestriction, type Page } from '@quanzi/contract'
import { type RawBuilder, sql } from 'kysely'
import { runningRestrictions } from '../../call/runningRestrictions'
import type { Member } from '../../call/Session'
import { type ListReader, readPage } from '../../db/lists/readPage'
import type { Db } from '../../db/schema'
import type { ReportTarget } from '../../items/reports'

const numberOf = (type: string): RawBuilder<number> =>
  sql`case when f.target_type = ${sql.lit(type)} and f.target_id ~ '^[0-9]{1,15}$' then f.target_id::bigint end`

/** What a report `f` is about, and who wrote that: an item, a profile, a small store, a card or goods; of an appeal what it is against. */
export const SUBJECT = sql`
  left join content c on c.iid = f.iid and c.id = f.target_id and c.module_type::text = f.target_type
  left join member p on p.iid = f.iid and p.rid = ${numberOf('238')}
  left join small_store s on s.iid = f.iid and s.id = ${numberOf('store')}
  left join card k on k.iid = f.iid and k.id = f.target_id and f.target_type = ${sql.lit(String(MODULE_TYPE.card))}
  left join goods g on g.iid = f.iid and g.id = f.target_id and f.target_type = ${sql.lit(String(MODULE_TYPE.goods))}
  left join feedback r on r.iid = f.iid and r.id = ${numberOf('report')} and f.kind = 'appeal'
  left join restriction x on x.iid = f.iid and x.id = ${numberOf('restriction')} and f.kind = 'appeal'`

/** Who wrote the `SUBJECT`. */
export const AUTHOR = sql<number | null>`coalesce(c.author_id, p.user_id, s.user_id, k.user_id)`

export const TITLE = sql<string>`coalesce(nullif(f.said_title, ''), nullif(c.title, ''), p.nick_name, s.name, g.title, k.personal ->> 'name', r.no, x.reason, '')`

/** Maximum characters of the text of a `SUBJECT` that is kept and shown. */
const MOST_TEXT = 200

/** The beginning of the text. */
export const TEXT = sql<string>`left(
  coalesce(nullif(f.said, ''), nullif(c.summary, ''), r.content, p.signature, s.notice, ''), ${sql.lit(MOST_TEXT)})`

interface Subject {
  readonly title: string
  readonly text: string
  readonly status: string | null
  readonly author: number | null
  readonly found: boolean
}

/** What a report would be about: its words now, its state and who wrote it; null for what is not there. */
export async function subjectOf(db: Db, { iid, target_type, target_id }: ReportTarget) {
  const { rows } = await sql<Subject>`
    select ${TITLE} as title, ${TEXT} as text, c.status, ${AUTHOR} as author,
      coalesce(c.id, p.rid::text, s.id::text, k.id, g.id) is not null as found
    from (select ${iid}::integer as iid, ${target_type}::text as target_type, ${target_id}::text as target_id,
      'report' as kind, '' as said_title, '' as said) f ${SUBJECT}`.execute(db)
  const [row] = rows
  if (!row?.found) return null
  const { title, text, status, author } = row
  return { title, text, status, userId: author === null ? null : Number(author) }
}

interface Row {
  readonly id: number
  readonly no: string
  readonly kind: OwnReport['kind']
  readonly title: string
  readonly content: string
  readonly state: OwnReport['state']
  readonly note: string
  readonly at: number
  readonly appealed: boolean
}

/** The member's reports and appeals, the latest first, with the running restrictions. */
export async function ownReports(
  reader: ListReader,
  me: Member,
  { at, pageNo: page, pageSize: size }: { readonly at: number; readonly pageNo: number; readonly pageSize: number },
): Promise<Page<OwnReport> & { readonly restrictions: readonly OwnRestriction[] }> {
  const { iid, user_id } = me
  const { rows, total, hasMore } = await readPage<Row>(
    reader,
    {
      walks: [
        {
          from: sql`feedback f`,
          where: [sql`f.iid = ${iid} and f.user_id = ${user_id} and f.kind in ('report', 'appeal')`],
          keys: [sql`f.id`],
          way: 'desc',
          carry: sql`f.id`,
        },
      ],
      select: sql`f.id, f.no, f.kind, f.content, f.state, f.note, f.at, ${TITLE} as title, exists (
        select 1 from feedback o where o.iid = ${iid} and o.user_id = ${user_id} and o.kind = 'appeal'
          and o.target_type = 'report' and o.target_id = f.id::text) as appealed`,
      joins: sql`join feedback f on f.iid = ${iid} and f.id = w.id ${SUBJECT}`,
    },
    { question: ['own reports', iid, user_id], page, size },
  )
  const list = rows.map(({ id, at: sent, appealed, ...row }) => ({
    ...row,
    ...{ id: String(id), at: Number(sent) },
    mayAppeal: row.kind === 'report' && row.state === 'refused' && !appealed,
  }))
  return { list, total, hasMore, restrictions: await ownRestrictions(reader.db, me, at) }
}

async function ownRestrictions(db: Db, me: Member, at: number): Promise<OwnRestriction[]> {
  const { rows: running } = await runningRestrictions(me.iid, [me.user_id], at).execute(db)
  if (running.length === 0) return []
  const appeals = await db
    .selectFrom('feedback')
    .select('target_id')
    .where('iid', '=', me.iid)
    .where('user_id', '=', me.user_id)
    .where('kind', '=', 'appeal')
    .where('target_type', '=', 'restriction')
    .execute()
  const appealed = new Set(appeals.map(({ target_id }) => target_id))
  return running.map(({ id, until, reason }) => ({
    ...{ id: String(id), until, reason },
    mayAppeal: !appealed.has(String(id)),
  }))
}
