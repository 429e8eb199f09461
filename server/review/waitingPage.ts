import { sql } from 'kysely'
import type { Context } from '../call/Context'
import { type RowPage, readPage } from '../db/lists/readPage'
import type { Sql } from '../db/lists/Walk'
import { rowId } from '../db/rowId'
import type { ReviewAsk } from './ReviewRules'

/** The requests of one kind that wait for a decision. */
export interface Waiting {
  /** What the list is called where the beginnings of pages are kept. */
  readonly name: string
  /** Their table, which has `iid`, `id` and `user_id`, and its name in the parts below. */
  readonly table: string
  readonly as: string
  /** What of the table waits; an index begins with the tenant and this, and goes on with the id. */
  readonly waits: Sql
  /** True where the ids are texts. */
  readonly byText?: boolean
  /** Columns, besides the name of the member who asks: `who`. */
  readonly select: Sql
  readonly joins?: Sql
}

/** A page of them, the oldest first, or the one with this id. */
export function waitingPage<Row>(
  ctx: Context,
  { name, table, as, waits, byText = false, select, joins = sql`` }: Waiting,
  { id, pageNo: page, pageSize: size }: ReviewAsk,
): Promise<RowPage<Row & { readonly who: string }>> {
  const { iid, me } = ctx
  const from = sql`${sql.table(table)} ${sql.table(as)}`
  const own = (column: string) => sql.ref(`${as}.${column}`)
  const asked = id === undefined ? [] : [sql`${own('id')} = ${byText ? id : rowId(id)}`]
  const where = [sql`${own('iid')} = ${iid}`, waits, ...asked]
  return readPage(
    ctx,
    {
      walks: [{ from, where, keys: [own('id')], way: 'asc', carry: own('id') }],
      select: sql`${select}, m.nick_name as who`,
      joins: sql`join ${from} on ${own('iid')} = ${iid} and ${own('id')} = w.id
        join member m on m.iid = ${own('iid')} and m.user_id = ${own('user_id')} ${joins}`,
    },
    { question: ['reviews', name, iid, me.user_id, id, size], page, size },
  )
}
