import type { OrderRefund } from '@quanzi/contract'
import { refundedOf, refundTitle } from './refundSplit'

const refund = (state: OrderRefund['state']) => ({ state, amount: 105600, cash: 105600, wallet: 0 })

test('a refund that is paid says where the money goes, not its state again; before it is, nothing was given back', () => {
  expect(refundTitle(refund('done'))).toBe('原路退回 ¥1,056，1–3天到账')
  expect(refundTitle(refund('requested'))).toBe('已申请退款 · ¥1,056')
  expect([refundedOf(refund('done')), refundedOf(refund('requested')), refundedOf(null)]).toEqual([105600, 0, 0])
})
