import type { ShopJoin } from '@quanzi/contract'
import { ApplyStore, nextAction } from './ApplyStore'
import { joinSteps, stepsDone } from './joinSteps'

const join = (status: ShopJoin['status'], step: ShopJoin['step'] = 1): ShopJoin => ({
  ...{ id: '1', step, status, feeFen: 0, data: {}, conditions: [], benefits: [], at: 0 },
})

test('each state of an application has one next step', () => {
  const all = (['none', 'draft', 'unpaid', 'reviewing', 'passed', 'refused'] as const).map((status) =>
    nextAction(join(status)),
  )
  expect(all).toEqual(['start', 'step2', 'pay', 'wait', 'open', 'again'])
})

test('the fee is a step of its own where there is one', () => {
  const paid = (status: ShopJoin['status']) => ({ ...join(status), feeFen: 19_900 })
  expect([joinSteps(join('none')), joinSteps(paid('none'))].map(({ length }) => length)).toEqual([3, 4])
  expect((['draft', 'unpaid', 'reviewing', 'passed'] as const).map((status) => stepsDone(paid(status)))).toEqual([
    1, 2, 3, 4,
  ])
  expect((['draft', 'reviewing', 'passed'] as const).map((status) => stepsDone(join(status)))).toEqual([1, 2, 3])
})

test('an application that was sent is not filled in any more; a failed refresh keeps it', async () => {
  let answer: Promise<ShopJoin> = Promise.resolve(join('draft'))
  const store = new ApplyStore(() => answer)
  await store.load()
  expect(store.isOpen).toBe(true)
  answer = Promise.reject(new Error('offline'))
  await store.load()
  expect([store.state.kind, store.isOpen]).toEqual(['ready', true])
  store.take(join('reviewing', 2))
  expect(store.isOpen).toBe(false)
})
