import type { SupplyChainRow } from '@quanzi/contract'

/** Lines of an order that go back to the status before their refund request. */
export interface MoveBack {
  readonly status: number
  readonly chainIds: readonly string[]
}

/**
 * The moves that end all requests of an order which the viewer may end: lines may have been in different states. Other
 * lines stay as they are.
 */
export function movesBack(rows: readonly Pick<SupplyChainRow, 'id' | 'refund' | 'actions'>[]): readonly MoveBack[] {
  const moves = new Map<number, string[]>()
  for (const { id, refund, actions } of rows)
    if (refund && (actions.includes('withdrawRefund') || actions.includes('rejectRefund')))
      moves.set(refund.from, [...(moves.get(refund.from) ?? []), id])
  return [...moves].map(([status, chainIds]) => ({ status, chainIds }))
}
