import type { OrderLine, SupplyChainRow } from '@quanzi/contract'
import { linesBySupplier } from './linesBySupplier'

const line = (key: string) => ({ key }) as OrderLine
const chain = (key: string, supplierIid: number) =>
  ({ key, supplierIid, supplier: `s${supplierIid}` }) as SupplyChainRow

test('lines are grouped by supplier, in their original order', () => {
  const groups = linesBySupplier({
    lines: [line('a'), line('b'), line('c')],
    chains: [chain('b', 2), chain('a', 1), chain('c', 2), chain('gone', 3)],
  })
  expect(groups.map(({ supplier, rows }) => [supplier, rows.map((row) => row.line.key)])).toEqual([
    ['s2', ['b', 'c']],
    ['s1', ['a']],
  ])
})
