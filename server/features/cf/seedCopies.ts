import { type RawBuilder, sql } from 'kysely'
import type { Services } from '../../call/Context'
import type { Db } from '../../db/schema'
import { withTransaction } from '../../db/withTransaction'
import { postAll } from '../../ledger/post'
import { payBooking } from '../../trade/bookings'
import { keepFigures, moveSums } from './sums'

/** Who supports like the first one, and when. */
export interface Follower {
  readonly userId: number
  readonly at: number
  readonly words: string
}

interface Copied {
  readonly iid: number
  /** The paid order of the first support. */
  readonly first: string
  readonly followers: readonly Follower[]
}

/** Lets others support a project as somebody has, with the rows of that order copied: each alone takes ten times as long. */
export const copySupport = ({ db }: Services, { iid, first, followers }: Copied): Promise<void> =>
  withTransaction(db, async (trx) => {
    const order = await trx
      .selectFrom('orders')
      .selectAll()
      .where('iid', '=', iid)
      .where('id', '=', first)
      .executeTakeFirstOrThrow()
    const { rows: numbers } = await sql<{ n: number }>`
      select nextval('order_no') as n from generate_series(1, ${followers.length}::int)`.execute(trx)
    const head = first.slice(0, 8)
    const others = followers.map((one, index) => ({
      ...one,
      id: `${head}${String(numbers[index]?.n ?? 0).padStart(9, '0')}`,
    }))
    const copy = (table: string, key: 'id' | 'order_id', changes: RawBuilder<unknown>) =>
      copyRows(trx, { iid, table, key, first, changes, others })
    await copy(
      'orders',
      'id',
      sql`'id', v.id, 'req_id', v.id, 'fingerprint', v.id, 'user_id', v."userId", 'remark', v.words,
        'created_at', v.at, 'paid_at', v.at, 'moved_at', v.at, 'expire_at', v.at + 1800000`,
    )
    await copy(
      'payment',
      'order_id',
      sql`'order_id', v.id, 'trade_no', 'T' || v.id, 'channel_no', 'C' || v.id, 'created_at', v.at, 'paid_at', v.at`,
    )
    await copy('order_chain', 'order_id', sql`'id', ${nextId('order_chain')}, 'order_id', v.id, 'moved_at', v.at`)
    await copy('order_event', 'order_id', sql`'id', ${nextId('order_event')}, 'order_id', v.id, 'at', v.at`)
    await copy('cf_support', 'id', sql`'id', v.id, 'user_id', v."userId", 'message', v.words, 'at', v.at`)
    await postAll(
      trx,
      others.map(({ id, userId, at }) =>
        payBooking({ ...order, id, user_id: userId }, `T${id}`, { cash: order.payable, wallet: 0 }, at),
      ),
    )
    const raised = order.payable * others.length
    const project = await moveSums(trx, { iid, id: order.keys }, { raised, pending: 0 }, true)
    if (!project) throw new Error(`${order.keys} has no room for ${raised}`)
    await keepFigures(trx, project, raised, others.at(-1)?.at ?? 0)
  })

const nextId = (table: string) => sql`nextval(pg_get_serial_sequence(${sql.lit(table)}, 'id'))`

interface Copying extends Pick<Copied, 'iid' | 'first'> {
  readonly table: string
  readonly key: 'id' | 'order_id'
  /** Names and values of the columns that differ. */
  readonly changes: RawBuilder<unknown>
  readonly others: readonly (Follower & { readonly id: string })[]
}

async function copyRows(db: Db, { iid, table, key, first, changes, others }: Copying): Promise<void> {
  await sql`insert into ${sql.table(table)} overriding system value
    select (jsonb_populate_record(null::${sql.table(table)}, to_jsonb(t) || jsonb_build_object(${changes}))).*
    from ${sql.table(table)} t
      cross join jsonb_to_recordset(${JSON.stringify(others)}::jsonb) v (id text, "userId" bigint, at bigint, words text)
    where t.iid = ${iid} and t.${sql.ref(key)} = ${first}`.execute(db)
}
