import { commissionShares, spread, type Upline } from '@quanzi/contract'
import type { Db } from '../db/schema'
import { distributionRules } from '../features/distribution/distributionRules'
import { move, type Posting, post, tenantAccount, userAccount } from '../ledger/post'
import type { Chain, Order } from './OrderTypeRules'

/** The distributor of an order and those above, as many as earn; null for one that is not approved. */
async function uplineOf(db: Db, roleId: number, levels: number): Promise<Upline> {
  const upline: Upline[number][] = []
  let next = roleId
  while (upline.length < levels && next !== 0) {
    const role = await db
      .selectFrom('dis_role')
      .select(['id', 'user_id', 'parent_id', 'status'])
      .where('id', '=', next)
      .executeTakeFirst()
    if (!role) break
    upline.push(role.status === 1 ? { roleId: String(role.id), userId: String(role.user_id) } : null)
    next = role.parent_id
  }
  return upline
}

/** At payment: what each level earns is set aside out of the escrow (screens-commerce §3.7). */
export async function accrueCommission(db: Db, order: Order, chains: readonly Chain[], at: number): Promise<void> {
  if (order.role_id === null) return
  const { iid } = order
  const { levels, rates } = await distributionRules(db, iid)
  const upline = await uplineOf(db, order.role_id, levels)
  const codeSaves =
    order.promo_id === null
      ? []
      : spread(
          order.parts.codeSave,
          chains.map((chain) => chain.goods_paid),
        )
  for (const [index, chain] of chains.entries()) {
    const shares = commissionShares({
      paid: chain.goods_paid,
      supply: chain.supply,
      rates: rates.map((rate) => rate / 100),
      upline,
      buyerId: String(order.user_id),
      codeSave: codeSaves[index] ?? 0,
    })
    if (shares.length === 0) continue
    await db
      .insertInto('commission')
      .values(
        shares.map((share) => ({
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
        })),
      )
      .execute()
    const escrow = tenantAccount(iid, 'escrow')
    await post(db, {
      iid,
      kind: 'accrue',
      ref: `chain:${chain.id}`,
      reason: order.title,
      at,
      postings: shares.flatMap(({ userId, amount }) =>
        move(escrow, userAccount(iid, Number(userId), 'pending'), amount),
      ),
    })
  }
}

/** At completion: the postings that pay the shares out, and their sum, which the seller does not get. */
export async function settleCommission(
  db: Db,
  order: Order,
  chain: Chain,
): Promise<{ postings: Posting[]; total: number }> {
  const shares = await close(db, chain, 'settled')
  return {
    postings: shares.flatMap(({ user_id, amount }) =>
      move(userAccount(order.iid, user_id, 'pending'), userAccount(order.iid, user_id, 'wallet'), amount),
    ),
    total: shares.reduce((sum, { amount }) => sum + amount, 0),
  }
}

/** At a refund: the postings that bring the shares back into the escrow. */
export async function reverseCommission(db: Db, order: Order, chain: Chain): Promise<Posting[]> {
  const shares = await close(db, chain, 'reversed')
  return shares.flatMap(({ user_id, amount }) =>
    move(userAccount(order.iid, user_id, 'pending'), tenantAccount(order.iid, 'escrow'), amount),
  )
}

const close = async (db: Db, chain: Chain, status: 'settled' | 'reversed') =>
  await db
    .updateTable('commission')
    .set({ status })
    .where('chain_id', '=', chain.id)
    .where('status', '=', 'pending')
    .returning(['user_id', 'amount'])
    .execute()
