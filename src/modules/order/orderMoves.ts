import { listSupplyChain, ORDER_STATUS, type OrderMoved, updateOrderStatus } from '@quanzi/contract'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { movesBack } from './movesBack'

interface Move {
  readonly remark?: string
  /** The lines to move; absent: all that may move. */
  readonly chainIds?: readonly string[]
}

/** Moves an order, or lines of it, to a status; a second tap joins the call in progress. */
export const moveOrder = (
  iid: number,
  orderId: string,
  status: number,
  { remark = '', chainIds = [] }: Move = {},
): Promise<OrderMoved> =>
  callOnce(`move:${orderId}:${status}:${chainIds.join()}`, updateOrderStatus, () => ({
    ...{ iid, orderId, status, remark },
    ...(chainIds.length > 0 ? { chainIds: [...chainIds] } : {}),
  }))

/** A line with a refund in progress, and its status before the request. */
export interface Refunded {
  readonly id: string
  readonly refund: { readonly from: number } | null
}

/**
 * Withdraws a refund request, or as the seller refuses it with a remark: of one line, or all of the order's. The lines
 * know where they were before.
 */
export async function backFromRefund(
  iid: number,
  orderId: string,
  { remark = '', line }: { readonly remark?: string; readonly line?: Refunded | null } = {},
): Promise<void> {
  if (line?.refund) return void (await moveOrder(iid, orderId, line.refund.from, { remark, chainIds: [line.id] }))
  const rows = await call(listSupplyChain, { iid, orderId })
  const moves = movesBack(rows)
  for (const { status, chainIds } of moves) await moveOrder(iid, orderId, status, { remark, chainIds })
  // Somebody else was quicker: the gateway says so.
  if (moves.length === 0)
    await moveOrder(iid, orderId, ORDER_STATUS.paid, { remark, chainIds: rows.map(({ id }) => id) })
}
