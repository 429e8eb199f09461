import type { SupplyChainRow } from '@quanzi/contract'
import { ORDER_STATUS } from '@quanzi/contract'
import { requireRight } from '../call/access'
import { CallError } from '../call/CallError'
import type { Context } from '../call/Context'
import { withTransaction } from '../db/withTransaction'
import { moveChain } from './moveChain'
import type { Chain } from './OrderTypeRules'
import { openForTenant } from './openForTenant'
import { chainsOf } from './openOrder'
import { lifeOf } from './orderTypes'
import { suppliersPart } from './suppliersPart'
import { supplyRows } from './supplyRows'
import { tellBuyer } from './tellBuyer'

export interface ShipWish {
  readonly orderId: string
  readonly chainIds?: readonly string[] | undefined
  readonly company: string
  readonly transportNumber: string
}

/** 11 → 12 for the chosen chains, or for all that wait; notifies the buyer of the parcel once. */
export async function shipOrder(ctx: Context, wish: ShipWish): Promise<readonly SupplyChainRow[]> {
  await requireRight(ctx, 'order')
  return await withTransaction(ctx.db, async (db) => {
    const { order, chains, supplies } = await openForTenant(db, ctx, wish.orderId, 'order')
    const waiting = chosenOf(chains, wish).filter((chain) => !isOnItsWay(chain, wish))
    const mover = { actor: 'seller', means: 'ship', at: ctx.clock(), remark: wish.transportNumber } as const
    const parcel = { company: wish.company, transport_number: wish.transportNumber }
    for (const chain of waiting) {
      await moveChain(db, order, chain, ORDER_STATUS.shipped, mover, parcel)
      await lifeOf(order.order_type).sent?.(db, ctx, order, chain)
    }
    if (waiting.length > 0)
      await tellBuyer(db, order, {
        text: {
          zh: `你的订单「${order.title}」已发货：${wish.company} ${wish.transportNumber}`,
          en: `Your order “${order.title}” is on its way: ${wish.company} ${wish.transportNumber}`,
        },
        key: `ship-${order.id}-${wish.transportNumber}`,
        at: mover.at,
      })
    const now = await chainsOf(db, order)
    if (!supplies) return await supplyRows(db, order, now, 'staff')
    const part = suppliersPart(order, now, ctx.iid)
    return await supplyRows(db, part.order, part.chains, 'supplier')
  })
}

const isOnItsWay = (chain: Chain, { company, transportNumber }: ShipWish): boolean =>
  chain.status === ORDER_STATUS.shipped && chain.company === company && chain.transport_number === transportNumber

function chosenOf(chains: readonly Chain[], wish: ShipWish): readonly Chain[] {
  const wanted = new Set(wish.chainIds)
  const chosen =
    wanted.size > 0
      ? chains.filter((chain) => wanted.has(String(chain.id)))
      : chains.filter((chain) => chain.status === ORDER_STATUS.paid || isOnItsWay(chain, wish))
  if (chosen.length < wanted.size) throw new CallError('PARAM', { detail: 'chainIds' })
  if (chosen.length === 0) throw new CallError('ORDERSTATE')
  return chosen
}
