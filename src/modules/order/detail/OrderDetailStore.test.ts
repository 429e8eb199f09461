import type { OrderDetail, OrderEvent } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import { OrderDetailStore } from './OrderDetailStore'
import { orderNote, sellerNote } from './orderNote'

test('a failed first load can be retried; a failed refresh keeps the order on screen', async () => {
  let broken = true
  const store = new OrderDetailStore({
    fetchOrder: async () => {
      if (broken) throw { msg: '系统繁忙，请稍后再试' }
      return { gid: 'g1' } as OrderDetail
    },
    now: () => 0,
  })
  await store.load()
  expect(store.state).toMatchObject({ kind: 'error', message: '系统繁忙，请稍后再试' })
  broken = false
  if (store.state.kind === 'error') store.state.onRetry?.()
  await Promise.resolve()
  await Promise.resolve()
  expect(store.order?.gid).toBe('g1')
  broken = true
  await store.load()
  expect(store.state.kind).toBe('ready')
})

test('an order that came with the page shows at once, and the gateway’s answer replaces it', async () => {
  const fetchOrder = async () => ({ gid: 'g2' }) as OrderDetail
  const store = new OrderDetailStore({ fetchOrder, given: { gid: 'g1' } as OrderDetail, now: () => 0 })
  expect([store.state.kind, store.order?.gid]).toEqual(['ready', 'g1'])
  await store.load()
  expect(store.order?.gid).toBe('g2')
  expect(new OrderDetailStore({ fetchOrder, now: () => 0 }).state.kind).toBe('loading')
})

test('an order that waited is not shown as it was while it is loaded again, nor lost when that fails', async () => {
  const answers = [
    { gid: 'g1', status: 1 },
    { gid: 'g1', status: 11 },
  ] as OrderDetail[]
  const store = new OrderDetailStore({
    fetchOrder: async () => answers.shift() ?? Promise.reject({ msg: '系统繁忙，请稍后再试' }),
    now: () => 0,
  })
  await store.show()
  const again = store.show()
  expect(store.state.kind).toBe('loading')
  await again
  expect([store.state.kind, store.order?.status]).toEqual(['ready', 11])
  await store.show()
  expect([store.state.kind, store.order?.status]).toEqual(['ready', 11])
})

test('a balance can be paid in its window only', async () => {
  let at = 0
  const balance = { amount: 7000, from: 10, to: 20 }
  const store = new OrderDetailStore({ fetchOrder: async () => ({ gid: 'g1', balance }) as OrderDetail, now: () => at })
  expect(store.owesNow).toBe(false)
  await store.load()
  const moments = [9, 10, 19, 20].map((moment) => {
    at = moment
    return store.owesNow
  })
  expect(moments).toEqual([false, true, true, false])
})

test('every status has a text; the text of a paid order depends on the fulfilment', () => {
  expect(orderNote({ status: 11, stage: 'use', orderType: 1 })).toBe('note_paid_use')
  expect(orderNote({ status: 11, stage: 'instant', orderType: 1 })).toBe('note_paid_wait')
  expect(orderNote({ status: 1, stage: 'use', orderType: 1 })).toBe('note_waiting')
  for (const [orderType, held] of Object.entries({ 1: 'places', 32: 'pieces', 201: 'nothing' }))
    expect(orderNote({ status: 3, stage: 'use', orderType: Number(orderType) })).toBe(`note_cancelled_${held}`)
  expect(orderNote({ status: 13, stage: 'ship', orderType: 32 })).toBe('note_received')
  expect(orderNote({ status: 13, stage: 'instant', orderType: 203 })).toBe('note_delivered')
  expect(orderNote({ status: 9, stage: 'use', orderType: 1 })).toBe('note_expired')
  expect(orderNote({ status: 19, stage: 'use', orderType: 1 })).toBe('note_completed')
})

test('a refunded order says where its money went: days pass only on the way back through the channel', () => {
  const given = (cash: number, wallet: number) => ({ refund: { cash, wallet } }) as OrderDetail['chains'][number]
  const noteOf = (...chains: OrderDetail['chains']) => orderNote({ status: 18, stage: 'ship', orderType: 32, chains })
  expect(noteOf(given(0, 300), given(500, 0))).toBe('note_refunded')
  expect(noteOf(given(0, 300))).toBe('note_refunded_wallet')
  expect(noteOf(given(0, 0))).toBe('note_refunded_nothing')
})

test('a seller’s text tells what to do', () => {
  expect(sellerNote({ status: 11, stage: 'ship', orderType: 32 })).toBe('sold_paid_ship')
  expect(sellerNote({ status: 15, stage: 'ship', orderType: 32 })).toBe('sold_refunding')
  expect(sellerNote({ status: 17, stage: 'ship', orderType: 32 })).toBe('sold_returned')
  expect(sellerNote({ status: 3, stage: 'use', orderType: 1 })).toBe('sold_cancelled')
})

test('the buyer can add a paid event to the calendar until it is over', async () => {
  const event = (endsAt: number) => ({ startsAt: 500, endsAt }) as OrderEvent
  expect((await shown({ role: 'buyer', status: 11, event: event(1001) })).takesPlace).toBe(true)
  expect((await shown({ role: 'buyer', status: 11, event: event(1000) })).takesPlace).toBe(false)
  expect((await shown({ role: 'buyer', status: 1, event: event(1001) })).takesPlace).toBe(false)
  expect((await shown({ role: 'staff', status: 11, event: event(1001) })).takesPlace).toBe(false)
  expect((await shown({ role: 'buyer', status: 11, event: null })).takesPlace).toBe(false)
})

async function shown(order: Partial<OrderDetail>) {
  const store = new OrderDetailStore({
    fetchOrder: async () => ({ gid: 'g1', actions: [], target: '/app/act/1000/detail/5', ...order }) as OrderDetail,
    now: () => 1000,
  })
  await store.load()
  return store
}

test('the bar ends with the main action and has no actions for codes and parcels, which the screen shows', async () => {
  const store = await shown({ role: 'buyer', status: 11, actions: ['comment', 'use', 'track', 'refund'] })
  expect(store.actions).toEqual({ main: ['comment'], other: ['refund'] })
  expect(store.canBuyAgain).toBe(true)
})

test('a seller sees the seller’s actions, never the buyer’s', async () => {
  const store = await shown({ role: 'staff', status: 11, actions: ['pay', 'cancel', 'ship', 'close'] })
  expect(store.sells).toBe(true)
  expect(store.actions).toEqual({ main: ['ship'], other: ['close'] })
  expect(store.canBuyAgain).toBe(false)
  expect(store.hasBar).toBe(true)
  expect((await shown({ role: 'staff', status: 14 })).hasBar).toBe(false)
})

test('a supplier has the seller’s actions, and cannot buy again', async () => {
  const store = await shown({ role: 'supplier', status: 11, stage: 'ship', chains: [], actions: ['ship'] })
  expect([store.sells, store.supplies, store.canBuyAgain]).toEqual([true, true, false])
  expect(store.actions).toEqual({ main: ['ship'], other: [] })
  expect((await shown({ role: 'staff' })).supplies).toBe(false)
})

test('“buy again” is missing for an unpaid order and for an item without a page', async () => {
  expect((await shown({ role: 'buyer', status: 1, actions: ['pay'] })).canBuyAgain).toBe(false)
  expect((await shown({ role: 'buyer', status: 14, target: '' })).canBuyAgain).toBe(false)
})

test('a buyer’s codes are kept with the order, and are shown without a network', async () => {
  const codes = [{ code: '1', name: '小满', used: false, usedAt: null }]
  const seen = { gid: 'g1', role: 'buyer', codes, event: null, actions: ['use'] } as unknown as OrderDetail
  const kept = { read: jest.fn(), write: jest.fn(), forget: jest.fn() }
  const open = (fetchOrder: () => Promise<OrderDetail>) => new OrderDetailStore({ fetchOrder, now: () => 5, kept })
  await open(async () => seen).load()
  expect(kept.write).toHaveBeenCalledWith({ canUse: true, role: 'buyer', codes, event: null }, 5)
  await open(async () => ({ ...seen, role: 'staff' }) as OrderDetail).load()
  expect(kept.write).toHaveBeenCalledTimes(1)
  await open(async () => ({ ...seen, codes: [] })).load()
  expect(kept.forget).toHaveBeenCalledTimes(1)
  const offline = () => Promise.reject(new GatewayError({ kind: 'network', code: 500000, msg: '', offline: true }))
  const without = open(offline)
  await without.load()
  expect([without.state.kind, without.offline]).toEqual(['error', null])
  kept.read.mockReturnValue({ at: 5, value: seen })
  const store = open(offline)
  await store.load()
  expect([store.state.kind, store.order, store.offline?.value.codes]).toEqual(['ready', null, codes])
})
