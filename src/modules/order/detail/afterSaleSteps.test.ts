import type { OrderStep } from '@quanzi/contract'
import { afterSaleSteps } from './afterSaleSteps'
import { refundSplit } from './refundSplit'

const step = (from: number | null, to: number, actor: OrderStep['actor'], remark = '', chainId = '1'): OrderStep => ({
  ...{ at: to, chainId, from, to, actor, remark },
})

test('a line’s refunds are listed latest first, with who ended them and why', () => {
  const events = [
    step(1, 11, 'system'),
    step(11, 15, 'buyer', '买重复了'),
    step(15, 11, 'staff', '已经发货'),
    step(11, 12, 'seller', 'SF1'),
    step(11, 15, 'buyer', '别的', '2'),
    step(12, 15, 'buyer', '壶盖裂了'),
    step(15, 16, 'seller'),
    step(16, 17, 'buyer', 'YT1'),
    step(17, 18, 'system'),
  ]
  expect(afterSaleSteps(events, '1').map(({ word, remark }) => [word, remark])).toEqual([
    ['step_silent', ''],
    ['step_returned', 'YT1'],
    ['step_returning', ''],
    ['step_asked', '壶盖裂了'],
    ['step_refused', '已经发货'],
    ['step_asked', '买重复了'],
  ])
  const minimum = [step(11, 15, 'system'), step(15, 18, 'system')]
  expect(afterSaleSteps(minimum, '1').map(({ word }) => word)).toEqual(['step_silent', 'step_started'])
  expect(afterSaleSteps([step(15, 11, 'buyer'), step(16, 12, 'system')], '1').map(({ word }) => word)).toEqual([
    'step_lapsed',
    'step_withdrawn',
  ])
})

test('a refund shows how it is divided', () => {
  expect(refundSplit({ cash: 500, wallet: 300 })).toBe('余额 ¥3，原路 ¥5，1–3天到账')
  expect(refundSplit({ cash: 500, wallet: 0 })).toContain('¥5')
  expect(refundSplit({ cash: 0, wallet: 300 })).toContain('¥3')
  expect(refundSplit({ cash: 0, wallet: 0 })).toBe('')
})
