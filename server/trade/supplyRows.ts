import type { OrderRefund, SupplyChainRow } from '@quanzi/contract'
import { nextClockMove, ORDER_STATUS } from '@quanzi/contract'
import type { Db } from '../db/schema'
import type { Chain, Order } from './OrderTypeRules'
import { actionsOf, type Viewer } from './orderActions'
import { givenBack, paidParts, refundAmount } from './refundChain'
import { refundParts } from './refundParts'
import { timedChain } from './timedOrder'

const { refundRequested, returnAwaited, returnSent, refunded, waiting } = ORDER_STATUS
const STATE = {
  [refundRequested]: 'requested',
  [returnAwaited]: 'returning',
  [returnSent]: 'returned',
  [refunded]: 'done',
} as const

/** The lines of an order with the viewer's actions, the time of the next automatic move, and the refund of each. */
export async function supplyRows(
  db: Db,
  order: Order,
  chains: readonly Chain[],
  viewer: Viewer,
): Promise<SupplyChainRow[]> {
  const suppliers = await suppliersOf(db, order, chains)
  const refunds = viewer === 'supplier' ? askedOf(chains) : await refundsOf(db, order, chains)
  return chains.map((chain): SupplyChainRow => {
    const supplier = suppliers.get(chain.supplier_iid)
    return {
      id: String(chain.id),
      key: chain.target_id,
      supplier: supplier?.name ?? '',
      supplierIid: chain.supplier_iid,
      title: chain.title,
      num: chain.num,
      paid: chain.paid,
      status: chain.status,
      company: chain.company,
      transportNumber: chain.transport_number,
      goodsId: order.lines.find(({ key }) => key === chain.target_id)?.goodsId ?? '',
      refund: refunds.get(chain.id) ?? null,
      actions: order.status === waiting ? [] : actionsOf(order, [chain], viewer),
      dueAt: nextClockMove(timedChain(order, chain))?.at ?? null,
      returnTo: chain.status === returnAwaited ? (supplier?.return_to ?? null) : null,
    }
  })
}

/** Suppliers by their tenant; a tenant that sells without a shop is its own supplier. */
async function suppliersOf(db: Db, { iid }: Order, chains: readonly Chain[]) {
  const ids = [...new Set(chains.map(({ supplier_iid }) => supplier_iid))]
  const tenants = await db
    .selectFrom('tenants as t')
    .leftJoin('supplier as s', (on) => on.on('s.iid', '=', iid).onRef('s.supplier_iid', '=', 't.iid'))
    .select(['t.iid', 't.name', 's.name as supplier', 's.return_to'])
    .where('t.iid', 'in', ids.length > 0 ? ids : [iid])
    .execute()
  return new Map(tenants.map((row) => [row.iid, { name: row.supplier ?? row.name, return_to: row.return_to }]))
}

const isAsked = ({ status }: Chain): boolean => status >= refundRequested && status <= refunded

const refundOf = (chain: Chain, amounts: Pick<OrderRefund, 'amount' | 'cash' | 'wallet'>): OrderRefund => ({
  ...amounts,
  from: chain.prior_status ?? ORDER_STATUS.paid,
  state: STATE[chain.status as keyof typeof STATE],
  remark: chain.remark,
  imgs: chain.refund_imgs,
  at: chain.moved_at,
  ems: chain.refund_ems,
})

/** Refunds as suppliers see them, without amounts: these concern only the buyer and the seller. */
const askedOf = (chains: readonly Chain[]): Map<number, OrderRefund> =>
  new Map(chains.filter(isAsked).map((chain) => [chain.id, refundOf(chain, { amount: 0, cash: 0, wallet: 0 })]))

/** The refunds of the lines: completed ones as made; others as they will be if the lines are refunded in order. */
async function refundsOf(db: Db, order: Order, chains: readonly Chain[]): Promise<Map<number, OrderRefund>> {
  const asked = chains.filter(isAsked)
  if (asked.length === 0) return new Map()
  const made = await db
    .selectFrom('refund')
    .select(['chain_id', 'amount', 'cash_part', 'wallet_part'])
    .where('iid', '=', order.iid)
    .where('order_id', '=', order.id)
    .where('chain_id', 'is not', null)
    .execute()
  const paid = await paidParts(db, order)
  let before = await givenBack(db, order)
  return new Map(
    asked.map((chain): [number, OrderRefund] => {
      const done = made.find(({ chain_id }) => chain_id === chain.id)
      const amount = done?.amount ?? refundAmount(chain)
      const { cash, wallet } = done
        ? { cash: done.cash_part, wallet: done.wallet_part }
        : refundParts(amount, paid, before)
      if (!done) before = { cash: before.cash + cash, wallet: before.wallet + wallet }
      return [chain.id, refundOf(chain, { amount, cash, wallet })]
    }),
  )
}
