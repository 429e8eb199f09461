import type { OrderAction, SupplyChainRow } from '@quanzi/contract'
import { movesBack } from './movesBack'

const row = (id: string, from: number | null, actions: readonly OrderAction[] = ['withdrawRefund']) =>
  ({ id, refund: from === null ? null : { from }, actions: from === null ? ['refund'] : actions }) as Pick<
    SupplyChainRow,
    'id' | 'refund' | 'actions'
  >

test('a shipped line goes back to shipped while another of its order waits unsent', () => {
  expect(movesBack([row('1', null), row('2', 12)])).toEqual([{ status: 12, chainIds: ['2'] }])
})

test('lines go back to where each of them was; one that is decided stays', () => {
  expect(movesBack([row('1', 11), row('2', 12, ['rejectRefund']), row('3', 11), row('4', 12, [])])).toEqual([
    { status: 11, chainIds: ['1', '3'] },
    { status: 12, chainIds: ['2'] },
  ])
})
