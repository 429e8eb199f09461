import type { AssistantSource } from '@quanzi/contract'
import { build } from '@quanzi/contract'
import { sql } from 'kysely'
import { searchText } from '../../db/lists/searchText'
import type { Db } from '../../db/schema'
import { ITEM_PATHS } from '../../items/itemPaths'
import { distributionRules } from '../../trade/distributionRules'

/** Maximum length of an answer, in characters. */
const LONGEST = 300
const MOST_SOURCES = 3
/** Number of texts to read closely: those that share most with the question. */
const READ_CLOSELY = 30
/**
 * A passage answers when it contains at least this share of the question's grams, its title counted, and this many
 * itself; with less it is a place where an answer may be.
 */
const ANSWERS = { share: 0.6, inside: 2 }
const MAYBE_SHARE = 1 / 3
/** An answer says at least so many letters more than its title. */
const LEAST_NEW = 10

/** Words that occur in questions about anything; longer ones first. */
const ASKING =
  /为什么|第一次|是不是|有没有|能不能|要不要|怎么样|请问|你好|您好|谢谢|怎么|怎样|什么|如何|哪里|哪个|哪些|多少|可以|需要|应该|要(?=带|买|穿|做|准备|注意|多)|多长|多大|多高|多远|是否|时候|一下|一个|我们|你们|告诉|知道|想要|想问|[吗呢吧的了我你]/g

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
  /** Announces the text, so it answers nothing itself. */
  readonly summary?: string
  /** An answer to its title, which is a question. */
  readonly isAnswer?: boolean
}

export interface Found {
  /** '' where nothing answers: the sources are then places where an answer may be. */
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
 * The passage of the tenant's published texts that answers the question best, word for word, and its places. Where none
 * answers: the places that share most with the question, without an answer. Paid texts are not searched.
 */
export async function findPassage(db: Db, iid: number, question: string): Promise<Found> {
  const grams = gramsOf(question)
  if (grams.length === 0) return { answer: '', sources: [] }
  const texts = [...(await ownTexts(db, iid)), ...(await itemTexts(db, iid, grams))]
  const passages = texts.flatMap((text) => bestPassage(text, grams)).sort(byWorth)
  const [best] = passages
  const near = passages.filter(({ answers, shared }) =>
    best?.answers ? answers : shared / grams.length >= MAYBE_SHARE,
  )
  // The answers of the help share a page.
  const sources = near.map(({ text: { title, path } }) => ({ title, path }))
  const apart = sources.filter(({ path }, at) => sources.findIndex((one) => one.path === path) === at)
  return { answer: best?.answers ? best.passage : '', sources: apart.slice(0, MOST_SOURCES) }
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

interface Passage {
  readonly text: Text
  readonly passage: string
  /** How many of the question's grams it contains, its title counted. */
  readonly shared: number
  /** How many of them the title contains. */
  readonly named: number
  readonly answers: boolean
}

/**
 * The paragraph that answers the question best; a long one is cut at a sentence. The title counts for each paragraph,
 * but whoever repeats it answers nothing.
 */
function bestPassage(text: Text, grams: readonly string[]): readonly Passage[] {
  const title = searchText(text.title)
  const within = (plain: string) => grams.filter((gram) => plain.includes(gram))
  const named = within(title)
  const announced: Passage = {
    ...{ text, passage: '', answers: false, named: named.length },
    shared: new Set([...named, ...within(searchText(text.summary ?? ''))]).size,
  }
  const passages = plainOf(text.html)
    .flatMap(cutLong)
    .map((passage): Passage => {
      const said = searchText(passage).replaceAll(title, '')
      const inside = within(said)
      const shared = new Set([...inside, ...named]).size
      const own = text.isAnswer ? shared : inside.length
      const letters = (said.match(/[\p{L}\p{N}]/gu) ?? []).length
      const answers = shared / grams.length >= ANSWERS.share && own >= ANSWERS.inside && letters >= LEAST_NEW
      return { text, passage, shared, answers, named: named.length }
    })
  return [...passages, announced].sort(byWorth).slice(0, 1)
}

const byWorth = (a: Passage, b: Passage): number =>
  Number(b.answers) - Number(a.answers) ||
  b.shared - a.shared ||
  b.named - a.named ||
  a.passage.length - b.passage.length

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
    return path === undefined ? [] : [{ title, path, summary, html: [html, ...blocks].join('') }]
  })
}

/** The tenant's own texts: the newest version of each, the rules of its distributors, and the answers of its help. */
async function ownTexts(db: Db, iid: number): Promise<Text[]> {
  const docs = await db
    .selectFrom('info_docs')
    .select(['kind', 'title', 'html'])
    .distinctOn('kind')
    .where('iid', '=', iid)
    .where('kind', 'in', Object.keys(DOC_PATHS))
    .orderBy('kind')
    .orderBy('version', 'desc')
    .execute()
  const answers = await db
    .selectFrom('config_items')
    .select(['title', 'descr'])
    .where('iid', '=', iid)
    .where('type', '=', 'faq')
    .execute()
  const { html: rules } = await distributionRules(db, iid)
  const helper = build('info.helper', { iid })
  return [
    ...docs.map(({ kind, title, html }) => ({ title, html, path: DOC_PATHS[kind]?.(iid) ?? '' })),
    ...answers.map(({ title, descr }) => ({ title, html: `<p>${descr}</p>`, path: helper, isAnswer: true })),
    { title: '申请分销商 · 推广规则', html: rules, path: build('account.distrApply', { iid }) },
  ]
}
