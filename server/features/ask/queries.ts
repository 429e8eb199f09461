import { type Expert, ORDER_STATUS, type Page, type Question } from '@quanzi/contract'
import { sql } from 'kysely'
import { type Asker, memberOf } from '../../call/Asker'
import { CallError, paramError } from '../../call/CallError'
import type { Member } from '../../call/Session'
import { type ListReader, readPage } from '../../db/lists/readPage'
import type { Listing, Walk } from '../../db/lists/Walk'
import type { Db } from '../../db/schema'
import type { QuestionState } from '../../db/schema/asked'

const experts = (db: Db, iid: number) =>
  db
    .selectFrom('expert as e')
    .innerJoin('member as m', (on) => on.onRef('m.iid', '=', 'e.iid').onRef('m.user_id', '=', 'e.user_id'))
    .select(['e.user_id', 'e.title', 'e.intro', 'e.fee', 'e.answered', 'e.active'])
    .select(['m.rid', 'm.nick_name', 'm.head_img'])
    .where('e.iid', '=', iid)

/** An expert by the member's rid. */
export const expertByRid = (db: Db, iid: number, rid: string) =>
  /^\d{1,15}$/.test(rid)
    ? experts(db, iid).where('m.rid', '=', Number(rid)).executeTakeFirst()
    : Promise.resolve(undefined)

export const isExpertOf = async (db: Db, { iid, user_id }: Pick<Member, 'iid' | 'user_id'>): Promise<boolean> =>
  (await db
    .selectFrom('expert')
    .select('user_id')
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .executeTakeFirst()) !== undefined

/** All experts of the tenant, or only the given one. */
export async function expertsOf(db: Db, iid: number, expertId: string | undefined): Promise<Expert[]> {
  const one = expertId === undefined ? undefined : await expertByRid(db, iid, expertId)
  const rows =
    expertId === undefined
      ? await experts(db, iid).where('e.active', '=', true).orderBy('e.sort').orderBy('e.user_id').limit(50).execute()
      : one
        ? [one]
        : []
  return rows.map(({ rid, nick_name, head_img, title, intro, fee, answered }) => ({
    ...{ expertId: String(rid), name: nick_name, headImg: head_img, title, intro, fee, answered },
  }))
}

export interface QuestionWish {
  readonly expertId?: string | undefined
  readonly scope: 'public' | 'mine' | 'queue'
  readonly pageNo: number
  readonly pageSize: number
}

interface Row {
  readonly id: number
  readonly order_id: string
  readonly user_id: number
  readonly content: string
  readonly answer: string
  readonly is_public: boolean
  readonly state: QuestionState
  readonly created_at: number
  readonly due_at: number
  readonly rid: number
  readonly nick_name: string
  readonly head_img: string
  /** The status of the order. */
  readonly status: number | null
}

const SELECT = sql`q.id, q.order_id, q.user_id, q.content, q.answer, q.is_public, q.state, q.created_at, q.due_at,
  m.rid, m.nick_name, m.head_img, o.status`

const JOINS = sql`join member m on m.iid = q.iid and m.user_id = q.expert_id
  left join orders o on o.iid = q.iid and o.id = q.order_id`

function stateOf({ state, status, due_at }: Row, at: number): Question['state'] {
  if (state !== 'waiting') return state
  // A request for the fee has a time of its own, which may end later.
  if (status !== null && status >= ORDER_STATUS.refundRequested) return 'refunding'
  return due_at <= at ? 'refunded' : 'waiting'
}

/**
 * The question at an instant. An unanswered question past its deadline counts as refunded, even before the job has
 * run.
 */
export function shownQuestion(row: Row, viewer: Member | null, at: number): Question {
  const state = stateOf(row, at)
  return {
    id: String(row.id),
    content: row.content,
    // The answer of a refunded question is hidden.
    answer: state === 'answered' ? row.answer : '',
    isPublic: row.is_public,
    state,
    createdAt: row.created_at,
    dueAt: row.due_at,
    orderId: row.user_id === viewer?.user_id ? row.order_id : '',
    expert: { expertId: String(row.rid), name: row.nick_name, headImg: row.head_img },
  }
}

/** One question with its expert. */
export const questionRow = async (db: Db, iid: number, id: number): Promise<Row | undefined> =>
  (
    await sql<Row>`select ${SELECT} from ask_question q
      ${JOINS} where q.iid = ${iid} and q.id = ${id}`.execute(db)
  ).rows[0]

export async function questionPage(reader: ListReader, asker: Asker, wish: QuestionWish): Promise<Page<Question>> {
  const { iid, at, member } = asker
  const walk = await walkOf(reader.db, asker, wish)
  const listing: Listing = {
    walks: [walk],
    select: SELECT,
    joins: sql`join ask_question q on q.iid = ${iid} and q.id = w.id ${JOINS}`,
  }
  const question = ['questions', iid, wish.scope, wish.expertId, wish.scope === 'public' ? 0 : member?.user_id]
  const page = await readPage<Row>(reader, listing, { question, page: wish.pageNo, size: wish.pageSize })
  return {
    list: page.rows.map((row) => shownQuestion(row, member, at)),
    total: page.total,
    hasMore: page.hasMore,
  }
}

async function walkOf(db: Db, asker: Asker, { scope, expertId }: QuestionWish): Promise<Walk> {
  const { iid, at } = asker
  const base = { from: sql`ask_question q`, carry: sql`q.id` }
  const named = expertId === undefined ? undefined : await expertByRid(db, iid, expertId)
  if (expertId !== undefined && !named) throw new CallError('NOTFOUND')
  if (scope === 'public') {
    if (!named) throw paramError('expertId')
    return {
      ...base,
      where: [sql`q.iid = ${iid}`, sql`q.expert_id = ${named.user_id}`, sql`q.state = 'answered' and q.is_public`],
      keys: [sql`q.id`],
      way: 'desc',
    }
  }
  const me = memberOf(asker)
  if (scope === 'mine')
    return {
      ...base,
      where: [sql`q.iid = ${iid}`, sql`q.user_id = ${me.user_id}`],
      keys: [sql`q.id`],
      way: 'desc',
      ...(named ? { filter: [sql`q.expert_id = ${named.user_id}`] } : {}),
    }
  if (named ? named.user_id !== me.user_id : !(await isExpertOf(db, me))) throw new CallError('DENIED')
  return {
    ...base,
    where: [sql`q.iid = ${iid}`, sql`q.expert_id = ${me.user_id}`, sql`q.state = 'waiting'`, sql`q.due_at > ${at}`],
    keys: [sql`q.due_at`, sql`q.id`],
    way: 'asc',
  }
}
