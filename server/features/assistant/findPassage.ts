import type { AssistantSource } from '@quanzi/contract'
import { build } from '@quanzi/contract'
import { sql } from 'kysely'
import { searchText } from '../../db/lists/searchText'
import type { Db } from '../../db/schema'
import { ITEM_PATHS } from '../../items/itemPaths'

/** Maximum length of an answer, in characters. */
const LONGEST = 300
const MOST_SOURCES = 3
/** Number of texts to read closely: those that share most with the question. */
const READ_CLOSELY = 30
/**
 * The share of the question's grams that a passage must contain, and their minimum number when the question has
 * that many.
 */
const ENOUGH = 0.4
const LEAST_SHARED = 2

/** Words that occur in questions about anything; longer ones first. */
const ASKING =
  /为什么|是不是|有没有|能不能|要不要|怎么样|请问|你好|您好|谢谢|怎么|怎样|什么|如何|哪里|哪个|哪些|多少|可以|需要|应该|是否|时候|一下|一个|我们|你们|告诉|知道|想要|想问|[吗呢吧的了我你]/g

const DOC_PATHS: Readonly<Record<string, (iid: number) => string>> = {
  protocol: (iid) => build('info.protocol', { iid }),
  privacy: (iid) => build('info.privacy', { iid }),
  forbid: (iid) => build('info.forbid', { iid }),
  insurance: (iid) => build('info.insurance', { iid }),
  community: (iid) => build('info.community', { iid }),
  contact: (iid) => build('info.contact', { iid }),
  helper: (iid) => build('info.helper', { iid }),
}

interface Text extends AssistantSource {
  readonly html: string
}

export interface Found {
  readonly answer: string
  readonly sources: readonly AssistantSource[]
}

/** The pairs of Chinese characters and the words of other scripts, without the words of any question. */
export function gramsOf(text: string): readonly string[] {
  const plain = searchText(text).replace(ASKING, ' ')
  const pairs = (plain.match(/\p{Script=Han}+/gu) ?? []).flatMap((run) =>
    Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  )
  return [...new Set([...pairs, ...(plain.match(/[a-z0-9]{2,}/g) ?? [])])]
}

/**
 * The passage of the tenant's published texts that shares most with the question, word for word, and its place;
 * null when no passage shares enough. Members' own texts and paid texts are not searched.
 */
export async function findPassage(db: Db, iid: number, question: string): Promise<Found | null> {
  const grams = gramsOf(question)
  if (grams.length === 0) return null
  const least = Math.min(LEAST_SHARED, grams.length)
  const texts = [...(await itemTexts(db, iid, grams)), ...(await docTexts(db, iid))]
  const passages = texts
    .map((text) => ({ text, ...bestPassage(text, grams) }))
    .filter(({ shared }) => shared >= least && shared / grams.length >= ENOUGH)
    .sort((a, b) => b.shared - a.shared || a.passage.length - b.passage.length)
  const [best] = passages
  if (!best) return null
  const sources = passages.slice(0, MOST_SOURCES).map(({ text: { title, path } }) => ({ title, path }))
  return { answer: best.passage, sources }
}

const plainOf = (html: string): string[] =>
  html
    .split(/<\/(?:p|h\d|li|blockquote|div)>|<br\s*\/?>/i)
    .map((part) =>
      part
        .replace(/<[^>]*>/g, '')
        .replace(/&nbsp;/g, ' ')
        .trim(),
    )
    .filter(Boolean)

/**
 * The paragraph that shares most with the question; a long one is cut at a sentence. The title counts for each
 * paragraph.
 */
function bestPassage({ title, html }: Text, grams: readonly string[]): { passage: string; shared: number } {
  const inTitle = new Set(grams.filter((gram) => searchText(title).includes(gram)))
  return plainOf(html)
    .flatMap(cutLong)
    .map((passage) => {
      const plain = searchText(passage)
      const inside = grams.filter((gram) => plain.includes(gram))
      return { passage, shared: inside.length === 0 ? 0 : new Set([...inside, ...inTitle]).size, own: inside.length }
    })
    .reduce(
      (best, one) => (one.shared > best.shared || (one.shared === best.shared && one.own > best.own) ? one : best),
      {
        passage: '',
        shared: 0,
        own: 0,
      },
    )
}

function cutLong(paragraph: string): string[] {
  if ([...paragraph].length <= LONGEST) return [paragraph]
  const pieces: string[] = []
  let piece = ''
  for (const sentence of paragraph.match(/[^。！？!?]+[。！？!?]?/g) ?? []) {
    if (piece && [...piece, ...sentence].length > LONGEST) {
      pieces.push(piece)
      piece = ''
    }
    piece += [...sentence].slice(0, LONGEST).join('')
  }
  return piece ? [...pieces, piece] : pieces
}

interface ItemRow {
  readonly id: string
  readonly module_type: number
  readonly title: string
  readonly summary: string
  readonly html: string
  readonly body: readonly { readonly type: string; readonly text?: string }[]
}

/** The items whose list row shares most pairs of characters with the question; an index finds them. */
async function itemTexts(db: Db, iid: number, grams: readonly string[]): Promise<Text[]> {
  const terms = grams.map((gram) => `${iid}${gram.slice(0, 2)}`)
  const { rows } = await sql<ItemRow>`
    select c.id, c.module_type, c.title, c.summary, c.html, c.body from (
      select ci.id, ci.module_type, ci.published_at,
        (select count(*) from unnest(search_terms(ci.iid, ci.text, ci.tags || ci.type_id || ci.province)) term
          where term = any(${terms}::text[])) as shared
      from content_index ci
      where ci.iid = ${iid} and ci.status = 'published'
        and search_terms(ci.iid, ci.text, ci.tags || ci.type_id || ci.province) && ${terms}::text[]
      limit 2000) found
    join content c on c.iid = ${iid} and c.id = found.id and c.visibility = 'public'
    order by found.shared desc, found.published_at desc limit ${READ_CLOSELY}`.execute(db)
  return rows.flatMap(({ id, module_type, title, summary, html, body }) => {
    const path = ITEM_PATHS[module_type]?.(iid, id)
    const blocks = body.flatMap(({ type, text }) => (type === 'text' && text ? [`<p>${text}</p>`] : []))
    return path === undefined ? [] : [{ title, path, html: [`<p>${summary}</p>`, html, ...blocks].join('') }]
  })
}

/** The newest version of each of the tenant's own texts: a dozen. */
async function docTexts(db: Db, iid: number): Promise<Text[]> {
  const rows = await db
    .selectFrom('info_docs')
    .select(['kind', 'title', 'html'])
    .distinctOn('kind')
    .where('iid', '=', iid)
    .where('kind', 'in', Object.keys(DOC_PATHS))
    .orderBy('kind')
    .orderBy('version', 'desc')
    .execute()
  return rows.map(({ kind, title, html }) => ({ title, html, path: DOC_PATHS[kind]?.(iid) ?? '' }))
}
