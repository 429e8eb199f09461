import type { DiscountCode } from '@quanzi/contract'
import type { Selectable } from 'kysely'
import { randomCode } from '../../base/randomCode'
import { type Asker, memberOf } from '../../call/Asker'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import { rowId } from '../../db/rowId'
import type { Db } from '../../db/schema'
import type { CommerceTables } from '../../db/schema/commerce'
import { takeTurns } from '../../db/takeTurns'
import { distributionRules } from '../../trade/distributionRules'

const CODE_LENGTH = 8
/** Most usable codes of a distributor. */
const MOST_ACTIVE = 20
/** Most codes that a list shows. */
const MOST_LISTED = 200
const TRIES = 5

interface Role {
  readonly id: number
  readonly user_id: number
}

/** The caller's approved role; NOTDISTRIBUTOR without one. */
export async function ownRole(db: Db, asker: Asker): Promise<Role> {
  const role = await db
    .selectFrom('dis_role')
    .select(['id', 'user_id'])
    .where('iid', '=', asker.iid)
    .where('user_id', '=', memberOf(asker).user_id)
    .where('status', '=', 1)
    .executeTakeFirst()
  if (!role) throw new CallError('NOTDISTRIBUTOR')
  return role
}

const asCode = (row: Selectable<CommerceTables['discount_code']>): DiscountCode => ({
  id: row.id,
  code: row.code,
  roleId: String(row.role_id),
  percent: row.percent,
  goodsId: row.goods_id,
  total: row.total,
  uses: row.sold_orders,
  cost: Number(row.sold_cost),
  endTime: Number(row.end_time),
  on: row.on,
})

/** Codes of a distributor, or with null those of the tenant; the ones that end last come first. */
export async function listCodes(db: Db, iid: number, role: Role | null): Promise<DiscountCode[]> {
  const rows = await db
    .selectFrom('discount_code')
    .selectAll()
    .where('iid', '=', iid)
    .$if(role !== null, (query) => query.where('role_id', '=', role?.id ?? 0))
    .orderBy('end_time', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute()
  return rows.map(asCode)
}

interface CodeWish {
  readonly id?: string | undefined
  readonly roleId?: string | undefined
  readonly percent?: number | undefined
  readonly goodsId?: string | undefined
  readonly total?: number | undefined
  readonly endTime?: number | undefined
  readonly on?: boolean | undefined
}

/** Creates or changes a code; with `role` null the caller is staff and may do so for any distributor. */
export async function saveCode(ctx: Context, role: Role | null, wish: CodeWish): Promise<DiscountCode> {
  const { rates } = await distributionRules(ctx.db, ctx.iid)
  if (wish.percent !== undefined && wish.percent > Math.floor((rates[0] ?? 0) / 100)) throw paramError('percent')
  if (wish.endTime !== undefined && wish.endTime <= ctx.clock()) throw paramError('endTime')
  if (wish.goodsId) await requireItem(ctx, wish.goodsId)
  const id = wish.id === undefined ? await addCode(ctx, role, wish) : await changeCode(ctx, role, wish.id, wish)
  const code = await ctx.db
    .selectFrom('discount_code')
    .selectAll()
    .where('iid', '=', ctx.iid)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!code) throw new CallError('NOTFOUND')
  return asCode(code)
}

async function addCode(ctx: Context, role: Role | null, wish: CodeWish): Promise<string> {
  const { percent, total, endTime, goodsId, on = true } = wish
  if (percent === undefined) throw paramError('percent')
  if (total === undefined) throw paramError('total')
  if (endTime === undefined) throw paramError('endTime')
  const owner = role ?? (await roleById(ctx, wish.roleId ?? ''))
  await requireRoom(ctx, owner)
  const row = { iid: ctx.iid, role_id: owner.id, user_id: owner.user_id, percent, goods_id: goodsId || null }
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const made = await ctx.db
      .insertInto('discount_code')
      .values({ ...row, code: randomCode(CODE_LENGTH), total, end_time: endTime, on })
      .onConflict((conflict) => conflict.columns(['iid', 'code']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (made) return made.id
  }
  throw new CallError('SYSTEM')
}

/** A distributor has at most MOST_ACTIVE codes that can still be used; those who make them run one after another. */
async function requireRoom(ctx: Context, owner: Pick<Role, 'id'>): Promise<void> {
  await takeTurns(ctx.db, ctx.iid, `discount codes ${owner.id}`)
  const { n } = await ctx.db
    .selectFrom('discount_code')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('iid', '=', ctx.iid)
    .where('role_id', '=', owner.id)
    .where('on', '=', true)
    .where('end_time', '>', ctx.clock())
    .whereRef('used', '<', 'total')
    .executeTakeFirstOrThrow()
  if (Number(n) >= MOST_ACTIVE) throw new CallError('LIMIT', { detail: REASONS.codesFull })
}

async function changeCode(ctx: Context, role: Role | null, id: string, wish: CodeWish): Promise<string> {
  const { percent, total, endTime, goodsId, on } = wish
  const given = { percent, total, end_time: endTime, goods_id: goodsId === undefined ? undefined : goodsId || null, on }
  const changes = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  const known = await ctx.db
    .selectFrom('discount_code')
    .select(['id', 'used', 'on', 'role_id'])
    .where('iid', '=', ctx.iid)
    .where('id', '=', id)
    .$if(role !== null, (query) => query.where('role_id', '=', role?.id ?? 0))
    .forUpdate()
    .executeTakeFirst()
  if (!known) throw new CallError('NOTFOUND')
  if (total !== undefined && total < known.used) throw paramError('total')
  if (on && !known.on) await requireRoom(ctx, { id: known.role_id })
  if (Object.keys(changes).length > 0)
    await ctx.db.updateTable('discount_code').set(changes).where('iid', '=', ctx.iid).where('id', '=', id).execute()
  return id
}

async function roleById(ctx: Context, id: string): Promise<Role> {
  const role = await ctx.db
    .selectFrom('dis_role')
    .select(['id', 'user_id'])
    .where('iid', '=', ctx.iid)
    .where('id', '=', rowId(id))
    .where('status', '=', 1)
    .executeTakeFirst()
  if (!role) throw paramError('roleId')
  return role
}

/** A code must be for an item that this tenant sells. */
async function requireItem(ctx: Context, id: string): Promise<void> {
  const item = await ctx.db
    .selectFrom('content_index')
    .select('id')
    .where('iid', '=', ctx.iid)
    .where('id', '=', id)
    .where('status', '=', 'published')
    .where('price_fen', '>', 0)
    .executeTakeFirst()
  if (!item) throw paramError('goodsId')
}
