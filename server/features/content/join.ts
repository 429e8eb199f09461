import type { JoinResult } from '@quanzi/contract'
import { isMobile } from '@quanzi/contract'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import type { Db } from '../../db/schema'
import { withTransaction } from '../../db/withTransaction'
import {
  type JoinItem,
  joinedNum,
  lockItem,
  moveCount,
  placeInQueue,
  placesLeft,
  removeJoin,
  writeJoin,
} from '../../items/joins'
import { refuseReported } from '../../items/reports'

const CLUB = 10

export interface JoinWish {
  readonly moduleType: number
  readonly id: string
  readonly on: boolean
  readonly name?: string | undefined
  readonly phone?: string | undefined
  readonly num: number
  readonly remark?: string | undefined
}

/** Joins or leaves a club or a campaign; locks the item's row while counting places. */
export async function join(ctx: Context, wish: JoinWish): Promise<JoinResult> {
  return await withTransaction(ctx.db, async (db) => {
    const item = await lockItem(db, ctx.iid, wish.moduleType, wish.id)
    const own = await db
      .selectFrom('joins')
      .selectAll()
      .where('iid', '=', ctx.iid)
      .where('module_type', '=', wish.moduleType)
      .where('id', '=', wish.id)
      .where('user_id', '=', ctx.me.user_id)
      .executeTakeFirst()
    if (!wish.on) return await leave(db, ctx, item, own)
    if (own && own.state !== 'left') return await result(db, item, own.state, own.queue_no)
    await refuseReported(db, { iid: ctx.iid, target_type: String(wish.moduleType), target_id: wish.id })
    if ((item.close_at ?? item.end_at ?? Number.POSITIVE_INFINITY) <= ctx.clock()) throw new CallError('CLOSED')
    if ((item.price_fen ?? 0) > 0) throw new CallError('PARAM', { detail: REASONS.payFirst })
    if (!wish.name) throw paramError('name')
    if (!wish.phone || !isMobile(wish.phone)) throw new CallError('PARAM', { detail: REASONS.mobile })
    const num = item.module_type === CLUB ? 1 : wish.num
    const free = await placesLeft(db, item, ctx.clock())
    if (free < num && item.module_type === CLUB) throw new CallError('FULL')
    const state = free < num ? 'waiting' : 'joined'
    const row = await writeJoin(db, {
      iid: ctx.iid,
      module_type: item.module_type,
      id: item.id,
      user_id: ctx.me.user_id,
      name: wish.name,
      phone: wish.phone,
      num,
      remark: wish.remark ?? '',
      state,
      at: ctx.clock(),
    })
    if (state === 'joined') await moveCount(db, item, num)
    return await result(db, item, state, row.queue_no)
  })
}

async function leave(
  db: Db,
  ctx: Context,
  item: JoinItem,
  own: { state: string; num: number } | undefined,
): Promise<JoinResult> {
  if (item.author_id === ctx.me.user_id) throw new CallError('DENIED')
  if (own && own.state !== 'left') await removeJoin(db, item, ctx.me.user_id, own, ctx.clock())
  return await result(db, item, 'left', null)
}

async function result(
  db: Db,
  item: JoinItem,
  state: 'joined' | 'waiting' | 'left',
  queueNo: number | null,
): Promise<JoinResult> {
  const joined = await joinedNum(db, item)
  return {
    state,
    joined,
    capacity: item.capacity,
    ...(state === 'waiting' && queueNo !== null ? { queueNo: await placeInQueue(db, item, queueNo) } : {}),
  }
}
