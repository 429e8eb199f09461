import { DIS_ROLE_STATUS, EMPTY_KEY, type FanLock } from '@quanzi/contract'
import type { Context } from '../call/Context'
import type { Db } from '../db/schema'
import { distributionRules } from './distributionRules'

const DAY = 86_400_000

/** A member's valid lock; releases an expired one. */
async function liveLock(db: Db, iid: number, userId: number, now: number) {
  await db
    .updateTable('fan_lock')
    .set({ released_at: now })
    .where('iid', '=', iid)
    .where('user_id', '=', userId)
    .where('released_at', 'is', null)
    .where('expire_at', '<=', now)
    .execute()
  return await db
    .selectFrom('fan_lock')
    .selectAll()
    .where('iid', '=', iid)
    .where('user_id', '=', userId)
    .where('released_at', 'is', null)
    .executeTakeFirst()
}

/** Locks the member to a key's distributor; an existing lock stays (screens-commerce §3.7). */
export async function lockFan(ctx: Context, key: string, db: Db = ctx.db): Promise<FanLock> {
  const { iid, me } = ctx
  const now = ctx.clock()
  const held = await liveLock(db, iid, me.user_id, now)
  if (held) return { locked: true, roleId: String(held.role_id), expireAt: held.expire_at, changed: false }
  const none: FanLock = { locked: false, roleId: null, expireAt: null, changed: false }
  if (key === '' || key === EMPTY_KEY) return none
  const role = await db
    .selectFrom('dis_key as k')
    .innerJoin('dis_role as r', (on) => on.onRef('r.iid', '=', 'k.iid').onRef('r.id', '=', 'k.role_id'))
    .select(['r.id', 'r.user_id', 'r.path', 'k.data_type', 'k.data_id'])
    .where('k.key', '=', key)
    .where('k.iid', '=', iid)
    .where('r.status', '=', 1)
    .executeTakeFirst()
  if (!role || role.user_id === me.user_id) return none
  const own = await db
    .selectFrom('dis_role')
    .select('id')
    .where('iid', '=', iid)
    .where('user_id', '=', me.user_id)
    .where('status', '=', DIS_ROLE_STATUS.approved)
    .executeTakeFirst()
  if (own && role.path.split('/').includes(String(own.id))) return none
  const { lockDays } = await distributionRules(db, iid)
  const expireAt = lockDays === 0 ? null : now + lockDays * DAY
  const row = await db
    .insertInto('fan_lock')
    .values({
      ...{ iid, user_id: me.user_id, role_id: role.id, locked_at: now, expire_at: expireAt, released_at: null },
      ...{ data_type: role.data_type, data_id: role.data_id },
    })
    .onConflict((c) => c.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) return { locked: true, roleId: String(role.id), expireAt, changed: true }
  // Another tap was faster, perhaps with another key.
  const winner = await liveLock(db, iid, me.user_id, now)
  return winner ? { locked: true, roleId: String(winner.role_id), expireAt: winner.expire_at, changed: false } : none
}

/**
 * The distributor of an order: that of the lock, else the key's, which locks the member. Nobody earns from their own
 * orders.
 */
export async function distributorOf(db: Db, ctx: Context, key: string | undefined): Promise<number | null> {
  const lock = await lockFan(ctx, key ?? '', db)
  return lock.roleId === null ? null : Number(lock.roleId)
}
