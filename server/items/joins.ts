import { sql } from 'kysely'
import { CallError } from '../call/CallError'
import type { Db } from '../db/schema'

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

/** How many places are taken. */
export const joinedNum = async (db: Db, item: Pick<JoinItem, 'module_type' | 'id'>): Promise<number> => {
  const row = await db
    .selectFrom('joins')
    .select(sql<number>`coalesce(sum(num), 0)`.as('n'))
    .where('module_type', '=', item.module_type)
    .where('id', '=', item.id)
    .where('state', '=', 'joined')
    .executeTakeFirstOrThrow()
  return Number(row.n)
}

/** Club places kept by orders that wait for their payment. */
async function placesOrdered(db: Db, clubId: string, at: number, butBy?: number): Promise<number> {
  const row = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('order_type', '=', CLUB_ORDER)
    .where('keys', '=', clubId)
    .where('status', '=', 1)
    .where('expire_at', '>', at)
    .$if(butBy !== undefined, (q) => q.where('user_id', '<>', butBy ?? 0))
    .executeTakeFirstOrThrow()
  return Number(row.n)
}

/** Places neither taken nor kept for anyone but `butBy`; endless without a capacity. Exact while the item is locked. */
export async function placesLeft(
  db: Db,
  item: Pick<JoinItem, 'module_type' | 'id' | 'capacity'>,
  at: number,
  butBy?: number,
): Promise<number> {
  if (item.capacity === null) return Number.POSITIVE_INFINITY
  const kept = item.module_type === CLUB ? await placesOrdered(db, item.id, at, butBy) : 0
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

/** Writes the one row of a person; somebody who left before takes a new place at the end of the queue. */
export async function writeJoin(db: Db, row: NewJoin): Promise<{ queue_no: number | null }> {
  const queue = row.state === 'waiting' ? sql<number>`nextval('join_queue')` : null
  const values = { ...row, queue_no: queue }
  return await db
    .insertInto('joins')
    .values(values)
    .onConflict((c) => c.columns(['module_type', 'id', 'user_id']).doUpdateSet(values))
    .returning('queue_no')
    .executeTakeFirstOrThrow()
}

export async function moveCount(db: Db, item: Pick<JoinItem, 'module_type' | 'id'>, by: number): Promise<void> {
  await db
    .insertInto('content_counts')
    .values({ module_type: item.module_type, id: item.id, join: Math.max(0, by) })
    .onConflict((c) =>
      c.columns(['module_type', 'id']).doUpdateSet({ join: sql`greatest(0, content_counts."join" + ${by})` }),
    )
    .execute()
}

/** Ends a membership and gives the places to those who wait, first come first. */
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
    .where('module_type', '=', item.module_type)
    .where('id', '=', item.id)
    .where('user_id', '=', userId)
    .execute()
  if (own.state !== 'joined') return
  await moveCount(db, item, -own.num)
  await promote(db, item, at)
}

/** The first waiting party that fits takes the free places, until none fits. */
async function promote(db: Db, item: JoinItem, at: number): Promise<void> {
  for (;;) {
    const free = await placesLeft(db, item, at)
    const next = await db
      .selectFrom('joins')
      .select(['user_id', 'num'])
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
      .where('module_type', '=', item.module_type)
      .where('id', '=', item.id)
      .where('user_id', '=', next.user_id)
      .execute()
    await moveCount(db, item, next.num)
  }
}

/** The place of a waiting row, counted from 1. */
export async function placeInQueue(db: Db, moduleType: number, id: string, queueNo: number): Promise<number> {
  const before = await db
    .selectFrom('joins')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('module_type', '=', moduleType)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('queue_no', '<=', queueNo)
    .executeTakeFirstOrThrow()
  return Number(before.n)
}
