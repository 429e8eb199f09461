import type { OrderDetail, PaymentAttempt, TradeResult } from '@quanzi/contract'
import { CashierStore } from './CashierStore'

const order = (change: Partial<OrderDetail> = {}) =>
  ({ gid: 'g1', orderType: 1, status: 1, payable: 9900, tradeNo: '', ...change }) as OrderDetail

const trade = (status: number): TradeResult => ({
  ...{ gid: 'g1', paid: status > 10, status, amount: 9900, orderType: 1 },
})

const attempt: PaymentAttempt = {
  tradeNo: 'T1',
  paid: false,
  jsapi_pay_info: '{}',
  timestamp: '1',
  ret: 'n',
  ret1: 'p',
  sign: 's',
  cashierUrl: '/local/cashier',
}

function start(parts: Partial<ConstructorParameters<typeof CashierStore>[0]> = {}) {
  const created: unknown[] = []
  const store = new CashierStore({
    fetchOrder: async () => order(),
    fetchTrade: async () => trade(1),
    checkPartner: async () => ({ partner: 1, left: 3000 }),
    createPayment: async (wish) => {
      created.push(wish)
      return attempt
    },
    pay: async () => ({ ok: true, value: 'paid' }),
    authorise: async () => true,
    noVirtual: false,
    requireMember: async () => true,
    isReceipt: false,
    returned: {},
    ...parts,
  })
  return { store, created }
}

test('a double tap opens one payment', async () => {
  const { store, created } = start()
  await store.load()
  const [first, second] = await Promise.all([store.pay(), store.pay()])
  expect(first).toEqual({ kind: 'done', tradeNo: 'T1' })
  expect(second).toBeNull()
  expect(created).toEqual([{ partner: 1, needLeft: false, orderType: 1 }])
})

test('the wallet pays first, the channel the rest', async () => {
  const { store, created } = start()
  await store.load()
  store.switchWallet(true)
  expect([store.walletPart, store.rest, store.walletPaysAll]).toEqual([3000, 6900, false])
  await store.pay()
  expect(created).toEqual([{ partner: 1, needLeft: true, orderType: 1 }])
})

test('an empty wallet cannot be used; without the wallet’s state the channel still works', async () => {
  const { store } = start({
    checkPartner: async () => {
      throw new Error('down')
    },
  })
  await store.load()
  store.switchWallet(true)
  expect(store.state.kind).toBe('ready')
  expect(store.rest).toBe(9900)
})

test.each([
  [{ ok: true, value: 'leaving' } as const, { kind: 'leaving' }],
  [{ ok: true, value: 'unknown' } as const, { kind: 'done', tradeNo: 'T1' }],
  [{ ok: false, reason: 'cancelled', message: '' } as const, { kind: 'cancelled' }],
  [{ ok: false, reason: 'denied', message: '' } as const, { kind: 'denied' }],
])('the platform’s %j becomes %j', async (outcome, expected) => {
  const { store } = start({ pay: async () => outcome })
  await store.load()
  expect(await store.pay()).toEqual(expected)
  expect(store.busy).toBe(false)
})

test('without an identity in the messaging app no payment opens', async () => {
  const { store, created } = start({ authorise: async () => false })
  await store.load()
  expect(await store.pay()).toEqual({ kind: 'denied' })
  expect([created, store.busy]).toEqual([[], false])
})

test('a payment from the wallet needs no identity', async () => {
  const authorise = jest.fn(async () => false)
  const { store } = start({ authorise, checkPartner: async () => ({ partner: 1, left: 9900 }) })
  await store.load()
  expect(store.walletPaysAll).toBe(false)
  store.switchWallet(true)
  expect([store.walletPart, store.walletPaysAll]).toEqual([9900, true])
  await store.pay()
  expect(authorise).not.toHaveBeenCalled()
})

test('an order settled by the wallet alone needs no payment window', async () => {
  const pay = jest.fn()
  const { store } = start({ createPayment: async () => ({ ...attempt, paid: true }), pay })
  await store.load()
  expect(await store.pay()).toEqual({ kind: 'done', tradeNo: 'T1' })
  expect(pay).not.toHaveBeenCalled()
})

test('virtual goods are not sold where the platform forbids it; a closed order cannot be paid', async () => {
  const virtual = start({ fetchOrder: async () => order({ orderType: 101 }), noVirtual: true })
  await virtual.store.load()
  expect(await virtual.store.pay()).toEqual({ kind: 'noVirtual' })
  const closed = start({ fetchOrder: async () => order({ status: 3 }) })
  await closed.store.load()
  expect(await closed.store.pay()).toBeNull()
  expect([...virtual.created, ...closed.created]).toEqual([])
})

test('a payment leads to its result; on a receipt the order is loaded again instead', async () => {
  const cashier = start()
  await cashier.store.load()
  expect(await cashier.store.submit()).toEqual({ kind: 'result', orderType: 1, tradeNo: 'T1' })
  let reads = 0
  const receipt = start({ isReceipt: true, fetchOrder: async () => order({ gid: `g${++reads}` }) })
  await receipt.store.load()
  expect(await receipt.store.submit()).toBeNull()
  expect(receipt.store.order?.gid).toBe('g2')
})

test('a visitor opens no payment', async () => {
  const { store, created } = start({ requireMember: async () => false })
  await store.load()
  expect(await store.submit()).toBeNull()
  expect(created).toEqual([])
})

test('after a cancelled or failed payment the order is loaded again, because it may be paid', async () => {
  const paid = [order(), order({ status: 11 })]
  const left = start({
    fetchOrder: async () => paid.shift() as OrderDetail,
    pay: async () => ({ ok: false, reason: 'cancelled', message: '' }),
  })
  await left.store.load()
  expect(await left.store.submit()).toEqual({ kind: 'stopped', why: 'cancelled' })
  await new Promise(setImmediate)
  expect(left.store.isPaid).toBe(true)
  let reads = 0
  const failing = start({
    fetchOrder: async () => {
      reads += 1
      return order()
    },
    createPayment: () => Promise.reject(new Error('down')),
  })
  await failing.store.load()
  await expect(failing.store.submit()).rejects.toThrow('down')
  expect(reads).toBe(2)
})

test('after paying the buyer goes to the channel’s result, else to the order; a receipt stays', async () => {
  const onward = async (parts: Parameters<typeof start>[0]) => {
    const { store } = start(parts)
    await store.load()
    return store.onward
  }
  const returned = { payResult: 'success', tradeNo: 'T9' }
  expect(await onward({})).toBeNull()
  expect(await onward({ returned: { payResult: 'cancel' } })).toBeNull()
  expect(await onward({ returned })).toEqual({ kind: 'result', orderType: 1, tradeNo: 'T9' })
  // Nobody had to pay.
  expect(await onward({ fetchOrder: async () => order({ status: 11 }) })).toEqual({ kind: 'order' })
  expect(await onward({ returned, isReceipt: true })).toBeNull()
})

test('screens-commerce §3.4: a second tap asks for the first payment, and opens no other one when it has arrived', async () => {
  const asked: string[] = []
  let status = 1
  const { store, created } = start({
    pay: async () => ({ ok: true, value: 'leaving' }),
    fetchTrade: async (tradeNo) => {
      asked.push(tradeNo)
      return trade(status)
    },
  })
  await store.load()
  expect([await store.submit(), asked, created.length]).toEqual([null, [], 1])
  expect([await store.submit(), asked, created.length]).toEqual([null, ['T1'], 2])
  status = 11
  expect(await store.submit()).toEqual({ kind: 'result', orderType: 1, tradeNo: 'T1', already: true })
  expect(created.length).toBe(2)
})

test('screens-commerce §3.4: whether the payment has arrived is asked when the cashier opens again, and counts', async () => {
  const again = (status: number) =>
    start({ fetchOrder: async () => order({ tradeNo: 'T7' }), fetchTrade: async () => trade(status) })
  const { store } = again(11)
  await store.load()
  expect([store.isOpen, store.isPaid]).toEqual([false, true])
  expect(store.onward).toEqual({ kind: 'result', orderType: 1, tradeNo: 'T7', already: true })
  // What was given back has an order and no success.
  const refunded = again(18)
  await refunded.store.load()
  expect(refunded.store.onward).toEqual({ kind: 'order' })
  const closed = again(2)
  await closed.store.load()
  expect([closed.store.isOpen, closed.store.isPaid, closed.store.onward]).toEqual([false, false, null])
})

test('a payment that cannot be asked for shows the order, and a tap opens no other one', async () => {
  const { store, created } = start({
    fetchOrder: async () => order({ tradeNo: 'T7' }),
    fetchTrade: () => Promise.reject(new Error('down')),
  })
  await store.load()
  expect([store.state.kind, store.isOpen]).toEqual(['ready', true])
  await expect(store.submit()).rejects.toThrow('down')
  expect([created, store.busy]).toEqual([[], false])
})
