import { isMobile, type NeedFields, type Needform, type Page, shanghaiDay } from '@quanzi/contract'
import { type Selectable, sql } from 'kysely'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import { refuseBannedWords } from '../../call/refuseBannedWords'
import { type ListReader, readPage } from '../../db/lists/readPage'
import type { ActTables } from '../../db/schema/act'
import { takeTurns } from '../../db/takeTurns'
import { withTransaction } from '../../db/withTransaction'

type Row = Selectable<ActTables['needform']>

/** How many requests of one member may be open at once. */
const MOST_OPEN = 3

/** Stores a member's request. Two that come at once take turns, so that the limit holds. */
export async function sendNeedform(ctx: Context, wish: NeedFields): Promise<Pick<Needform, 'id' | 'state'>> {
  const { iid, me } = ctx
  const at = ctx.clock()
  if (!isMobile(wish.phone)) throw new CallError('PARAM', { detail: REASONS.mobile })
  if (wish.to < wish.from || wish.from < shanghaiDay(at)) throw new CallError('PARAM', { detail: REASONS.days })
  await refuseBannedWords(ctx.db, iid, wish.destination, wish.name, wish.note)
  return await withTransaction(ctx.db, async (db) => {
    await takeTurns(db, iid, `needform ${me.user_id}`)
    const { n } = await db
      .selectFrom('needform')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('iid', '=', iid)
      .where('user_id', '=', me.user_id)
      .where('state', '<>', 'done')
      .executeTakeFirstOrThrow()
    if (Number(n) >= MOST_OPEN) throw new CallError('LIMIT', { detail: REASONS.openNeedforms })
    const { destination, people, name, phone, note } = wish
    const row = await db
      .insertInto('needform')
      .values({
        ...{ iid, user_id: me.user_id, destination, people, name, phone, note, at },
        ...{ from_day: wish.from, to_day: wish.to, budget_fen: wish.budget, contacted_at: null, done_at: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id: String(row.id), state: 'new' }
  })
}

/** What the request says. */
export const fieldsOf = (row: Row): NeedFields => ({
  destination: row.destination,
  from: row.from_day,
  to: row.to_day,
  people: row.people,
  budget: row.budget_fen,
  name: row.name,
  phone: row.phone,
  note: row.note,
})

/** The member's own requests, the latest first. */
export async function ownNeedforms(
  reader: ListReader,
  { iid, user_id }: { readonly iid: number; readonly user_id: number },
  { pageNo: page, pageSize: size }: { readonly pageNo: number; readonly pageSize: number },
): Promise<Page<Needform>> {
  const { rows, total, hasMore } = await readPage<Row>(
    reader,
    {
      walks: [
        {
          from: sql`needform f`,
          where: [sql`f.iid = ${iid} and f.user_id = ${user_id}`],
          keys: [sql`f.id`],
          way: 'desc',
          carry: sql`f.id`,
        },
      ],
      select: sql`f.*`,
      joins: sql`join needform f on f.iid = ${iid} and f.id = w.id`,
    },
    { question: ['needforms', iid, user_id, size], page, size },
  )
  const list = rows.map((row) => ({
    id: String(row.id),
    fields: fieldsOf(row),
    state: row.state,
    reply: row.reply,
    at: Number(row.at),
    contactedAt: row.contacted_at,
    doneAt: row.done_at,
  }))
  return { list, total, hasMore }
}
