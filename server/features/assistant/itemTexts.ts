import { sql } from 'kysely'
import type { Db } from '../../db/schema'
import { ITEM_PATHS } from '../../items/itemPaths'
import { CHINESE, ENGLISH } from './factWords'
import { type FactRow, itemFacts } from './itemFacts'
import type { Text } from './passages'

/** Number of texts to read closely: those that share most with the question. */
const READ_CLOSELY = 30
/** A term that more items have says little, and is not counted further. */
export const OFTEN = 300

interface ItemRow extends FactRow {
  readonly title: string
  readonly summary: string
  readonly html: string
  readonly body: readonly { readonly type: string; readonly text?: string }[]
}

const TERMS = sql`search_terms(ci.iid, ci.text, ci.tags || ci.type_id || ci.province)`

/** In how many of the tenant's items each term stands, in title, summary or tags, at most `OFTEN`; an index counts. */
export async function itemsWith(db: Db, iid: number, grams: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ readonly gram: string; readonly items: number }>`
    select gram, (select count(*) from (
      select from content_index ci where ci.iid = ${iid} and ci.status = 'published'
        and ${TERMS} @> array[${`${iid}`} || left(gram, 2)] limit ${OFTEN}) counted)::int as items
    from unnest(${[...grams]}::text[]) gram`.execute(db)
  return new Map(rows.map(({ gram, items }) => [gram, items]))
}

/** The items that share most with the question, by weight; an index finds them. */
export async function itemTexts(
  db: Db,
  {
    iid,
    weights,
    at,
    inEnglish,
  }: { iid: number; weights: ReadonlyMap<string, number>; at: number; inEnglish: boolean },
): Promise<Text[]> {
  const terms = [...weights.keys()].map((gram) => `${iid}${gram.slice(0, 2)}`)
  if (terms.length === 0) return []
  const { rows } = await sql<ItemRow>`
    select found.id, found.module_type, found.price_fen, found.start_at, c.extra,
      coalesce(c.title, g.title) as title, coalesce(c.summary, g.subtitle) as summary,
      coalesce(c.html, g.html) as html, coalesce(c.body, '[]') as body
    from (
      select ci.id, ci.module_type, ci.published_at, ci.price_fen, ci.start_at,
        (select sum(weight) from unnest(${terms}::text[], ${[...weights.values()]}::float8[]) wanted (term, weight)
          where term = any(${TERMS})) as shared
      from content_index ci
      where ci.iid = ${iid} and ci.status = 'published' and ${TERMS} && ${terms}::text[]
      limit 2000) found
    left join content c on c.iid = ${iid} and c.id = found.id and c.module_type = found.module_type
    left join goods g on g.iid = ${iid} and g.id = found.id and found.module_type = 32
    where c.visibility = 'public' or g.status = 'on'
    order by found.shared desc, found.published_at desc limit ${READ_CLOSELY}`.execute(db)
  const facts = await itemFacts(db, iid, rows, { at, words: inEnglish ? ENGLISH : CHINESE })
  return rows.flatMap(({ id, module_type, title, summary, html, body }): Text[] => {
    const path = ITEM_PATHS[module_type]?.(iid, id)
    const blocks = body.flatMap(({ type, text }) => (type === 'text' && text ? [`<p>${text}</p>`] : []))
    if (path === undefined) return []
    const own = facts.get(`${module_type} ${id}`) ?? []
    return [{ kind: 'item', title, path, summary, html: [html, ...blocks].join(''), facts: own }]
  })
}
