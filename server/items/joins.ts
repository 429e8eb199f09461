import { sql } from 'kysely'
import { CallError } from '../call/CallError'
import type { Db } from '../db/schema'
import { type CountedItem, moveCounts } from './moveCounts'

const CLUB = 10
const CLUB_ORDER = 2

export type JoinItem = Awaited<ReturnType<typeof lockItem>>

/** The item, locked until the transaction ends. */
export async function lockItem(db: Db, iid: number, moduleType: number, id: string) {
  const item = await db
    .selectFrom('content')
    .select(['id', 'iid', 'module_type', 'title', 'cover', 'author_id', 'capacity', 'close_at', 'end_at', 'price_fen'])
    .where('id', '=', id)
    .where('iid', '=', iid)
    .where('module_type', '=', moduleType)
    .where('status', '=', 'published')
    .forUpdate()
    .executeTakeFirst()
  if (!item) throw new CallError('NOTFOUND')
  return item
}

/** Number of places taken, counted with every sign-up. */
export const joinedNum = async (db: Db, item: CountedItem): Promise<number> => {
  const row = await db
    .selectFrom('content_counts')
    .select('join')
    .where('iid', '=', item.iid)
    .where('module_type', '=', item.module_type)
    .where('id', '=', item.id)
    .executeTakeFirst()
  return row?.join ?? 0
}

/** Places of a club reserved by orders that wait for payment. */
async function placesOrdered(
  db: Db,
  { iid, id }: Pick<CountedItem, 'iid' | 'id'>,
  at: number,
  butBy?: number,
): Promise<number> {
  const row = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('iid', '=', iid)
    .where('order_type', '=', CLUB_ORDER)
    .where('keys', '=', id)
    .where('status', '=', 1)
    .where('expire_at', '>', at)
    .$if(butBy !== undefined, (q) => q.where('user_id', '<>', butBy ?? 0))
    .executeTakeFirstOrThrow()
  return Number(row.n)
}

/**
 * Places neither taken nor reserved for anybody except `butBy`; infinite without a capacity. Exact while the item
 * is locked.
 */
export async function placesLeft(
  db: Db,
  item: CountedItem & Pick<JoinItem, 'capacity'>,
  at: number,
  butBy?: number,
): Promise<number> {
  if (item.capacity === null) return Number.POSITIVE_INFINITY
  const kept = item.module_type === CLUB ? await placesOrdered(db, item, at, butBy) : 0
  return item.capacity - (await joinedNum(db, item)) - kept
}

interface NewJoin {
  readonly iid: number
  readonly module_type: number
  readonly id: string
  readonly user_id: number
  readonly name: string
  readonly phone: string
  readonly num: number
  readonly remark: string
  readonly state: 'joined' | 'waiting'
  readonly at: number
}

/** Writes a person's only row. A person who had left goes to the end of the queue. */
export async function writeJoin(db: Db, row: NewJoin): Promise<{ queue_no: number | null }> {
  const queue = row.state === 'waiting' ? sql<number>`nextval('join_queue')` : null
  const values = { ...row, queue_no: queue }
  return await db
    .insertInto('joins')
    .values(values)
    .onConflict((c) => c.columns(['iid', 'module_type', 'id', 'user_id']).doUpdateSet(values))
    .returning('queue_no')
    .executeTakeFirstOrThrow()
}

export async function moveCount(db: Db, item: CountedItem, by: number): Promise<void> {
  await moveCounts(db, item, { join: by })
}

/** Ends a membership and gives the places to the queue, in its order. */
export async function removeJoin(
  db: Db,
  item: JoinItem,
  userId: number,
  own: { state: string; num: number },
  at: number,
): Promise<void> {
  await db
    .updateTable('joins')
    .set({ state: 'left', queue_no: null })
    .where('iid', '=', item.iid)
    .where('module_type', '=', item.module_type)
    .where('id', '=', item.id)
    .where('user_id', '=', userId)
    .execute()
  if (own.state !== 'joined') return
  await moveCount(db, item, -own.num)
  await promote(db, item, at)
}

/** Gives free places to the first waiting party that fits, until none fits. */
async function promote(db: Db, item: JoinItem, at: number): Promise<void> {
  for (;;) {
    const free = await placesLeft(db, item, at)
    const next = await db
      .selectFrom('joins')
      .select(['user_id', 'num'])
      .where('iid', '=', item.iid)
      .where('module_type', '=', item.module_type)
      .where('id', '=', item.id)
      .where('state', '=', 'waiting')
      .where('num', '<=', Math.min(free, 5))
      .orderBy('queue_no')
      .limit(1)
      .executeTakeFirst()
    if (!next) return
    await db
      .updateTable('joins')
      .set({ state: 'joined', queue_no: null })
      .where('iid', '=', item.iid)
      .where('module_type', '=', item.module_type)
      .where('id', '=', item.id)
      .where('user_id', '=', next.user_id)
      .execute()
    await moveCount(db, item, next.num)
  }
}

/** The position of a waiting row, starting at 1. */
export async function placeInQueue(db: Db, item: CountedItem, queueNo: number): Promise<number> {
  const before = await db
    .selectFrom('joins')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('iid', '=', item.iid)
    .where('module_type', '=', item.module_type)
    .where('id', '=', item.id)
    .where('state', '=', 'waiting')
    .where('queue_no', '<=', queueNo)
    .executeTakeFirstOrThrow()
  return Number(before.n)
}
