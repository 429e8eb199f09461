import { DIS_ROLE_STATUS, type DistributorRole, shanghaiDay, startOfDay } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import { staffRights } from '../../call/access'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { refuseOwn } from '../../call/refuseOwn'
import type { Member } from '../../call/Session'
import { within } from '../../call/within'
import { rowId } from '../../db/rowId'
import type { Db } from '../../db/schema'
import { takeTurns } from '../../db/takeTurns'
import { withTransaction } from '../../db/withTransaction'
import { tellMember } from '../../notices/tellMember'
import { distributionRules } from '../../trade/distributionRules'
import { isAbove, roleOf } from './distributors'

const found = (role: DistributorRole | null): DistributorRole => {
  if (!role) throw new CallError('NOTFOUND')
  return role
}

const lockRole = async (db: Db, iid: number, id: string) => {
  const role = await db
    .selectFrom('dis_role')
    .selectAll()
    .where('iid', '=', iid)
    .where('id', '=', rowId(id))
    .forUpdate()
    .executeTakeFirst()
  if (!role) throw new CallError('NOTFOUND')
  return role
}

/** Number of applications of a member on one day. */
const MOST_A_DAY = 3

/**
 * Applies under a parent ('0' is the tenant's root); a repeat gets the first application. Applications of one member run
 * one after another.
 */
export async function applyForRole(ctx: Context, parentId: string): Promise<DistributorRole> {
  const asker = askerOf(ctx)
  return await withTransaction(ctx.db, async (db) => {
    const { iid, me } = ctx
    await takeTurns(db, iid, `distributor ${me.user_id}`)
    const first = await roleOf(db, asker)
    if (first) return first
    if (!me.mobile) throw new CallError('NOTELIGIBLE', { data: { missing: ['mobile'] } })
    const place = parentId === '0' ? ROOT : await placeUnder(db, me, parentId)
    if ((await applicationsSince(db, me, startOfDay(shanghaiDay(asker.at)))) >= MOST_A_DAY) throw new CallError('LIMIT')
    const { autoApprove } = await distributionRules(db, iid)
    const status = autoApprove ? DIS_ROLE_STATUS.approved : DIS_ROLE_STATUS.applied
    await db
      .insertInto('dis_role')
      .values({ iid, user_id: me.user_id, ...place, status, at: asker.at })
      .execute()
    return found(await roleOf(db, asker))
  })
}

async function applicationsSince(db: Db, { iid, user_id }: Member, from: number): Promise<number> {
  const row = await db
    .selectFrom('dis_role')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .where('at', '>=', from)
    .executeTakeFirstOrThrow()
  return Number(row.n)
}

const ROOT = { parent_id: 0, path: '/', depth: 1, op_id: null, op_sales_id: null }

async function placeUnder(db: Db, { iid, user_id }: Member, parentId: string) {
  const parent = await db
    .selectFrom('dis_role')
    .selectAll()
    .where('iid', '=', iid)
    .where('id', '=', rowId(parentId))
    .where('status', '=', DIS_ROLE_STATUS.approved)
    .executeTakeFirst()
  if (!parent) throw new CallError('NOTFOUND')
  const path = `${parent.path}${parent.id}/`
  // A former distributor may not join below their own subtree.
  const former = await db
    .selectFrom('dis_role')
    .select('id')
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .execute()
  if (former.some(({ id }) => path.includes(`/${id}/`))) throw paramError('parentId')
  return {
    parent_id: parent.id,
    path,
    depth: parent.depth + 1,
    op_id: parent.op_id,
    op_sales_id: parent.op_sales_id,
  }
}

/** Approves an application: any distributor above, or staff other than the applicant. */
export async function approveRole(
  ctx: Context,
  { id, approveId }: { id: string; approveId?: string | undefined },
): Promise<DistributorRole> {
  return await withTransaction(ctx.db, async (db) => {
    const inside = within(ctx, db)
    const role = await lockRole(db, ctx.iid, id)
    refuseOwn(ctx, role.user_id)
    const isStaff = (await staffRights(inside)).includes('review')
    if (!isStaff && !(await isAbove(db, askerOf(ctx), role.path))) throw new CallError('DENIED')
    if (!isStaff && approveId !== undefined && approveId !== (await roleOf(db, askerOf(ctx)))?.id)
      throw new CallError('DENIED')
    if (role.status === DIS_ROLE_STATUS.cancelled) throw new CallError('STALE')
    if (role.status === DIS_ROLE_STATUS.applied) {
      await db
        .updateTable('dis_role')
        .set({ status: DIS_ROLE_STATUS.approved })
        .where('iid', '=', ctx.iid)
        .where('id', '=', role.id)
        .execute()
      const text = {
        zh: '你的分销商申请已通过，快去分享赚佣金吧。',
        en: 'You’re now a distributor. Share and earn commission.',
      }
      await tellMember(db, ctx, { userId: role.user_id, text, key: `distributor:${role.id}` })
    }
    return found(await roleOf(db, askerOf(ctx), id))
  })
}

/**
 * Ends a role, or refuses it while it waits: its holder, any distributor above, or staff. Accrued commission stays; the
 * fans are free and the role's codes stop. A person whose role others end is told; a repeat succeeds. With `seen` only
 * a role that still has this status ends.
 */
export async function cancelRole(ctx: Context, id: string, seen?: number): Promise<DistributorRole> {
  return await withTransaction(ctx.db, async (db) => {
    const inside = within(ctx, db)
    const role = await lockRole(db, ctx.iid, id)
    const isMine = role.user_id === ctx.me.user_id
    if (!isMine && !(await staffRights(inside)).includes('review') && !(await isAbove(db, askerOf(ctx), role.path)))
      throw new CallError('DENIED')
    if (role.status !== DIS_ROLE_STATUS.cancelled) {
      if (seen !== undefined && seen !== role.status) throw new CallError('STALE')
      await endRole(db, ctx, role)
      if (!isMine) {
        const text = END_NOTICE[role.status === DIS_ROLE_STATUS.applied ? 'refused' : 'ended']
        await tellMember(db, ctx, { userId: role.user_id, text, key: `distributor end:${role.id}` })
      }
    }
    return found(await roleOf(db, askerOf(ctx), id))
  })
}

const END_NOTICE = {
  refused: {
    zh: '你的分销商申请未通过，可以重新申请。',
    en: 'Your distributor application was declined. You can apply again.',
  },
  ended: {
    zh: '你的分销商身份已被取消，已产生的佣金不受影响。',
    en: 'You’re no longer a distributor. The commission you’ve earned is yours.',
  },
} as const

async function endRole(
  db: Db,
  { iid, clock }: Context,
  { id, user_id }: { id: number; user_id: number },
): Promise<void> {
  await db
    .updateTable('dis_role')
    .set({ status: DIS_ROLE_STATUS.cancelled })
    .where('iid', '=', iid)
    .where('id', '=', id)
    .execute()
  // A store is its distributor's: without the role its shelf is hidden at once.
  await db
    .updateTable('small_store')
    .set({ open: false })
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .execute()
  await db
    .updateTable('fan_lock')
    .set({ released_at: clock() })
    .where('iid', '=', iid)
    .where('role_id', '=', id)
    .where('released_at', 'is', null)
    .execute()
  await db.updateTable('discount_code').set({ on: false }).where('iid', '=', iid).where('role_id', '=', id).execute()
}
