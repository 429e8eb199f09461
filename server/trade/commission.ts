import { commissionShares, DIS_ROLE_STATUS, type Upline } from '@quanzi/contract'
import type { Db } from '../db/schema'
import type { Transaction } from '../ledger/post'
import { accrueBooking, type Share } from './bookings'
import { distributionRules } from './distributionRules'
import type { Chain, Order } from './OrderTypeRules'
import { countEarned } from './roleSums'

/** The order's distributor and those above, for as many levels as earn; null for a role that is not approved. */
async function uplineOf(db: Db, iid: number, roleId: number, levels: number): Promise<Upline> {
  const upline: Upline[number][] = []
  let next = roleId
  while (upline.length < levels && next !== 0) {
    const role = await db
      .selectFrom('dis_role')
      .select(['id', 'user_id', 'parent_id', 'status'])
      .where('iid', '=', iid)
      .where('id', '=', next)
      .executeTakeFirst()
    if (!role) break
    upline.push(
      role.status === DIS_ROLE_STATUS.approved ? { roleId: String(role.id), userId: String(role.user_id) } : null,
    )
    next = role.parent_id
  }
  return upline
}

/** The approved distributor whose small store sold the order; null for others. */
async function storeOwner(db: Db, { iid, store_id }: Order) {
  if (store_id === null) return null
  const role = await db
    .selectFrom('small_store as s')
    .innerJoin('dis_role as r', (on) => on.onRef('r.iid', '=', 's.iid').onRef('r.user_id', '=', 's.user_id'))
    .select(['r.id', 'r.user_id'])
    .where('s.iid', '=', iid)
    .where('s.id', '=', store_id)
    .where('r.status', '=', DIS_ROLE_STATUS.approved)
    .executeTakeFirst()
  return role ? { roleId: String(role.id), userId: String(role.user_id) } : null
}

/** At payment: sets each level's commission and a small store's margin aside from the escrow (screens-commerce §3.7). Returns the bookings. */
export async function accrueCommission(
  db: Db,
  order: Order,
  chains: readonly Chain[],
  at: number,
): Promise<Transaction[]> {
  if (order.role_id === null && order.store_id === null) return []
  const { iid } = order
  const tenant = await distributionRules(db, iid)
  const upline = order.role_id === null ? [] : await uplineOf(db, iid, order.role_id, tenant.levels)
  const owner = await storeOwner(db, order)
  const bookings: Transaction[] = []
  const earned: { role_id: number; level: number; amount: number; at: number }[] = []
  for (const chain of chains) {
    const rates = (chain.rates ?? tenant.rates).slice(0, tenant.levels)
    const shares = commissionShares({
      paid: chain.goods_paid,
      supply: chain.supply,
      rates: rates.map((rate) => rate / 100),
      upline,
      buyerId: String(order.user_id),
      codeSave: chain.code_save,
      store: owner && chain.store_base !== null ? { ...owner, margin: chain.goods_paid - chain.store_base } : null,
    })
    if (shares.length === 0) continue
    const rows = shares.map((share) => ({
      iid,
      chain_id: chain.id,
      role_id: Number(share.roleId),
      user_id: Number(share.userId),
      level: share.level,
      base: share.base,
      rate: Math.round(share.rate * 100),
      amount: share.amount,
      status: 'pending' as const,
      at,
      of_role_id: order.role_id,
      buyer_id: order.user_id,
    }))
    await db.insertInto('commission').values(rows).execute()
    earned.push(...rows)
    bookings.push(
      accrueBooking(
        order,
        chain,
        shares.map(({ userId, amount }) => ({ userId: Number(userId), amount })),
        at,
      ),
    )
  }
  await countEarned(db, iid, earned, 'pending')
  return bookings
}

/** Ends the pending commission of a chain and returns the shares. */
export async function closeShares(
  db: Db,
  { iid, id }: Pick<Chain, 'iid' | 'id'>,
  status: 'settled' | 'reversed',
): Promise<Share[]> {
  const rows = await db
    .updateTable('commission')
    .set({ status })
    .where('iid', '=', iid)
    .where('chain_id', '=', id)
    .where('status', '=', 'pending')
    .returning(['user_id', 'amount', 'role_id', 'level', 'at'])
    .execute()
  await countEarned(db, iid, rows, status)
  return rows.map(({ user_id, amount }) => ({ userId: user_id, amount }))
}
