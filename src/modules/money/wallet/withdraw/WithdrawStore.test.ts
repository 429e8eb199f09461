import type { PayAccount, Wallet } from '@quanzi/contract'
import { WithdrawStore } from './WithdrawStore'

const wallet = (available: number, leftToday = 2_000_000): Wallet => ({
  available,
  frozen: 0,
  pending: 0,
  today: 0,
  month: 0,
  limits: { min: 1_000, max: 2_000_000, leftToday, feeBps: 60, openId: null, lastId: null },
})
const account = (id: string, isDefault = false): PayAccount => ({
  id,
  kind: 'bank',
  holder: '林小圈',
  masked: '**** 1111',
  isDefault,
})

function storeWith(apply = jest.fn(async () => undefined)) {
  const kept = { text: '' }
  const draft = { read: () => kept.text, write: (next: string) => void Object.assign(kept, { text: next }) }
  return { store: new WithdrawStore({ apply, draft }), apply, kept, draft }
}

test('fee and payout follow the amount; limits are said before sending', () => {
  const { store } = storeWith()
  store.take(wallet(300_000, 200_000), [account('1'), account('2', true)])
  expect(store.accountId).toBe('2')
  expect(store.problem).toBeNull()
  store.type('100.01')
  expect([store.amount, store.fee, store.payout]).toEqual([10_001, 61, 9_940])
  store.type('2000.01')
  expect(store.problem).toBe('most')
  // However much is typed, the limit is what is said.
  store.type('99999999')
  expect(store.problem).toBe('most')
  store.type('9.99')
  expect(store.ready()).toBe(false)
  expect(store.problem).toBe('least')
  store.type('1.234')
  expect(store.problem).toBe('wrong')
  store.typeAll()
  expect(store.typed).toBe('2000')
  expect(store.ready()).toBe(true)
})

test('the typed amount stays until the request was accepted', async () => {
  const apply = jest.fn().mockRejectedValueOnce(new Error('no line')).mockResolvedValueOnce(undefined)
  const { store, kept, draft } = storeWith(apply)
  store.take(wallet(100_000), [account('1', true)])
  store.type('50')
  await expect(store.apply()).rejects.toThrow('no line')
  expect(kept.text).toBe('50')
  const next = new WithdrawStore({ apply, draft })
  next.begin()
  expect(next.typed).toBe('50')
  await store.apply()
  expect(kept.text).toBe('')
  expect(apply).toHaveBeenLastCalledWith(5_000, '1', expect.any(String))
})

test('an account that was deleted is not chosen any more', () => {
  const { store } = storeWith()
  store.take(wallet(100_000), [account('1'), account('2')])
  store.choose('2')
  store.take(wallet(100_000), [account('1')])
  expect(store.accountId).toBe('1')
  store.take(wallet(100_000), [])
  store.type('50')
  expect(store.ready()).toBe(false)
  expect(store.problem).toBe('account')
})

test('a repeat after a lost answer is the same request, until a withdrawal has come of it', async () => {
  const acts: string[] = []
  const apply = jest.fn(async (_amount: number, _account: string, act: string) => void acts.push(act))
  const { store } = storeWith(apply as never)
  const held = wallet(300_000)
  for (const lastId of [null, null, '7']) {
    store.take({ ...held, limits: { ...held.limits, lastId } }, [account('1')])
    store.type('100')
    await store.apply()
  }
  expect(acts[1]).toBe(acts[0])
  expect(acts[2]).not.toBe(acts[0])
})
