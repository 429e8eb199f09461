import type { SupplyChainRow } from '@quanzi/contract'
import { decideMove, orderTypeFacts } from '@quanzi/contract'
import { requireRight } from '../call/access'
import { CallError } from '../call/CallError'
import type { Context } from '../call/Context'
import { within } from '../call/within'
import { withTransaction } from '../db/withTransaction'
import { tellMember } from '../notices/tellMember'
import type { Chain, Order } from './OrderTypeRules'
import { lockOrder } from './refunds'
import { moveChain } from './settle'
import { chainsOf, supplierName, supplyRow } from './viewedOrder'

export interface ShipWish {
  readonly orderId: string
  readonly chainIds?: readonly string[] | undefined
  readonly company: string
  readonly transportNumber: string
}

/** 11 → 12 for the chosen chains, or for all that wait; the buyer is told of the parcel once. */
export async function shipOrder(ctx: Context, wish: ShipWish): Promise<readonly SupplyChainRow[]> {
  await requireRight(ctx, 'order')
  return await withTransaction(ctx.db, async (db) => {
    const order = await lockOrder(db, wish.orderId)
    if (!order || order.iid !== ctx.iid) throw new CallError('NOTFOUND')
    const inside = within(ctx, db)
    const chosen = chosenOf(await chainsOf(inside, order.id), wish)
    const waiting = chosen.filter((chain) => !isSent(chain, wish))
    for (const chain of waiting) {
      if (!mayShip(order, chain)) throw new CallError('ORDERSTATE')
      await moveChain(db, order, chain, 12, { actor: 'seller', at: ctx.clock(), remark: wish.transportNumber })
      await db
        .updateTable('order_chain')
        .set({ company: wish.company, transport_number: wish.transportNumber })
        .where('id', '=', chain.id)
        .execute()
    }
    if (waiting.length > 0)
      await tellMember(db, ctx, {
        userId: order.user_id,
        text: `你的订单「${order.title}」已发货：${wish.company} ${wish.transportNumber}`,
        key: `ship-${order.id}-${wish.transportNumber}`,
      })
    const supplier = await supplierName(inside, order.iid)
    return (await chainsOf(inside, order.id)).map((chain) => supplyRow(chain, supplier))
  })
}

const isSent = (chain: Chain, { company, transportNumber }: ShipWish): boolean =>
  chain.status === 12 && chain.company === company && chain.transport_number === transportNumber

function chosenOf(chains: readonly Chain[], wish: ShipWish): readonly Chain[] {
  const wanted = new Set(wish.chainIds)
  const chosen =
    wanted.size > 0
      ? chains.filter((chain) => wanted.has(String(chain.id)))
      : chains.filter((chain) => chain.status === 11 || isSent(chain, wish))
  if (chosen.length < wanted.size) throw new CallError('PARAM', { detail: 'chainIds' })
  if (chosen.length === 0) throw new CallError('ORDERSTATE')
  return chosen
}

/** Only what goes to an address is shipped: at once, or after its wait. */
function mayShip(order: Order, chain: Chain): boolean {
  const { fulfilment, afterWait } = orderTypeFacts(order.order_type) ?? {}
  const facts = { status: chain.status, orderType: order.order_type, priorStatus: chain.prior_status }
  const decision = decideMove(facts, { actor: 'seller', to: 12, means: 'ship' })
  return decision.kind === 'move' && (fulfilment === 'ship' || afterWait === 'ship')
}
