import type { ShopJoin } from '@quanzi/contract'
import { ApplyStore, nextAction } from './ApplyStore'

const join = (status: ShopJoin['status'], step: ShopJoin['step'] = 1): ShopJoin => ({
  ...{ id: '1', step, status, feeFen: 0, data: {}, conditions: [], benefits: [], at: 0 },
})

test('each state of an application has one next step', () => {
  const all = (['none', 'draft', 'unpaid', 'reviewing', 'passed', 'refused'] as const).map((status) =>
    nextAction(join(status)),
  )
  expect(all).toEqual(['start', 'step2', 'pay', 'wait', 'open', 'again'])
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
