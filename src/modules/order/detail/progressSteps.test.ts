import type { OrderStep, SupplyChainRow } from '@quanzi/contract'
import { progressSteps } from './progressSteps'

const step = (from: number | null, to: number, at: number, chainId: string | null = null): OrderStep => ({
  ...{ from, to, at, chainId, remark: '' },
  actor: 'buyer',
})
const chains = [
  { id: '1', title: '帐篷' },
  { id: '2', title: '睡袋' },
] as SupplyChainRow[]

test('lines that move together are one step; a single line is named; refunds are left out', () => {
  const events = [
    step(null, 1, 1),
    step(1, 11, 2),
    step(11, 12, 3, '1'),
    step(11, 15, 4, '2'),
    step(15, 11, 5, '2'),
    step(11, 12, 6, '2'),
    step(12, 13, 7, '1'),
    step(12, 13, 7, '2'),
  ]
  expect(progressSteps({ events, chains, stage: 'ship' }).map(({ word, note }) => [word, note])).toEqual([
    ['progress_13', ''],
    ['progress_12', '睡袋'],
    ['progress_12', '帐篷'],
    ['progress_11', ''],
    ['progress_1', ''],
  ])
})

test('an order without lines shows the steps of its refund, and a request that was closed', () => {
  const words = (...events: OrderStep[]) => progressSteps({ events, chains, stage: 'use' }).map(({ word }) => word)
  expect(words(step(1, 11, 1), step(11, 15, 2), step(15, 18, 3))).toEqual(['progress_18', 'progress_15', 'progress_11'])
  const silence: OrderStep = { ...step(11, 15, 2), actor: 'system' }
  expect(words(step(1, 11, 1), silence, step(15, 18, 3))).toEqual(['progress_18', 'step_started', 'progress_11'])
  expect(words(step(1, 11, 1), step(11, 15, 2), step(15, 11, 3))).toEqual([
    'progress_closed',
    'progress_15',
    'progress_11',
  ])
})

test('only parcels are received: a code is used or its day passes, other things are delivered', () => {
  const word = (stage: 'ship' | 'use' | 'instant' | 'wait', actor: OrderStep['actor']) =>
    progressSteps({ events: [{ ...step(11, 13, 1), actor }], chains, stage })[0]?.word
  expect([word('ship', 'buyer'), word('use', 'seller'), word('use', 'system')]).toEqual([
    'progress_13',
    'progress_used',
    'progress_over',
  ])
  const undone = [step(1, 11, 1), { ...step(11, 13, 2), actor: 'staff' as const }, step(13, 11, 3)]
  expect(progressSteps({ events: undone, chains, stage: 'use' }).map((one) => one.word)).toEqual([
    'progress_undone',
    'progress_used',
    'progress_11',
  ])
  expect([word('instant', 'system'), word('wait', 'seller')]).toEqual(['progress_given', 'progress_given'])
})
