import type { OrderDetail, OrderLine, SupplyChainRow } from '@quanzi/contract'

/** An ordered line with its current state. */
export interface OrderedLine {
  readonly line: OrderLine
  readonly chain: SupplyChainRow
}

export interface SupplierLines {
  readonly supplierIid: number
  readonly supplier: string
  readonly rows: readonly OrderedLine[]
}

/** The lines of an order by supplier, in their original order. */
export function linesBySupplier({ lines, chains }: Pick<OrderDetail, 'lines' | 'chains'>): readonly SupplierLines[] {
  const groups = new Map<number, { supplierIid: number; supplier: string; rows: OrderedLine[] }>()
  for (const chain of chains) {
    const line = lines.find(({ key }) => key === chain.key)
    if (!line) continue
    const { supplierIid, supplier } = chain
    const group = groups.get(supplierIid) ?? { supplierIid, supplier, rows: [] }
    group.rows.push({ line, chain })
    groups.set(supplierIid, group)
  }
  return [...groups.values()]
}
