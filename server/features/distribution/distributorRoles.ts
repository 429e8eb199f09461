import { DIS_ROLE_STATUS, type DistributorRole } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import { staffRights } from '../../call/access'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { within } from '../../call/within'
import { rowId } from '../../db/rowId'
import type { Db } from '../../db/schema'
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

/** Applies under a parent ('0' is the tenant's root); a repeat gets the first application. */
export async function applyForRole(ctx: Context, parentId: string): Promise<DistributorRole> {
  const first = await roleOf(ctx.db, askerOf(ctx))
  if (first) return first
  if (!ctx.me.mobile) throw new CallError('NOTELIGIBLE', { data: { missing: ['mobile'] } })
  const { db, iid, me } = ctx
  const rules = await distributionRules(db, iid)
  const place = parentId === '0' ? ROOT : await placeUnder(ctx, parentId)
  await db
    .insertInto('dis_role')
    .values({
      iid,
      user_id: me.user_id,
      ...place,
      status: rules.autoApprove ? DIS_ROLE_STATUS.approved : DIS_ROLE_STATUS.applied,
      at: ctx.clock(),
    })
    .onConflict((c) => c.doNothing())
    .execute()
  return found(await roleOf(ctx.db, askerOf(ctx)))
}

const ROOT = { parent_id: 0, path: '/', depth: 1, op_id: null, op_sales_id: null }

async function placeUnder(ctx: Context, parentId: string) {
  const parent = await ctx.db
    .selectFrom('dis_role')
    .selectAll()
    .where('iid', '=', ctx.iid)
    .where('id', '=', rowId(parentId))
    .where('status', '=', DIS_ROLE_STATUS.approved)
    .executeTakeFirst()
  if (!parent) throw new CallError('NOTFOUND')
  const path = `${parent.path}${parent.id}/`
  // A former distributor may not join below their own subtree.
  const former = await ctx.db
    .selectFrom('dis_role')
    .select('id')
    .where('iid', '=', ctx.iid)
    .where('user_id', '=', ctx.me.user_id)
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
    if (role.user_id === ctx.me.user_id) throw new CallError('DENIED')
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
      const text = '您的分销商申请已通过，快去分享赚佣金吧。'
      await tellMember(db, ctx, { userId: role.user_id, text, key: `distributor:${role.id}` })
    }
    return found(await roleOf(db, askerOf(ctx), id))
  })
}

/** Ends a role: its holder, any distributor above, or staff. Accrued commission stays; the fans are released. */
export async function cancelRole(ctx: Context, id: string): Promise<DistributorRole> {
  return await withTransaction(ctx.db, async (db) => {
    const inside = within(ctx, db)
    const role = await lockRole(db, ctx.iid, id)
    const isMine = role.user_id === ctx.me.user_id
    if (!isMine && !(await staffRights(inside)).includes('review') && !(await isAbove(db, askerOf(ctx), role.path)))
      throw new CallError('DENIED')
    await db
      .updateTable('dis_role')
      .set({ status: DIS_ROLE_STATUS.cancelled })
      .where('iid', '=', ctx.iid)
      .where('id', '=', role.id)
      .execute()
    // A store is its distributor's: without the role its shelf is hidden at once.
    await db
      .updateTable('small_store')
      .set({ open: false })
      .where('iid', '=', ctx.iid)
      .where('user_id', '=', role.user_id)
      .execute()
    await db
      .updateTable('fan_lock')
      .set({ released_at: ctx.clock() })
      .where('iid', '=', ctx.iid)
      .where('role_id', '=', role.id)
      .where('released_at', 'is', null)
      .execute()
    return found(await roleOf(db, askerOf(ctx), id))
  })
}
