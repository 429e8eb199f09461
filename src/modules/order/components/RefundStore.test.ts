import type { OrderDetail, SupplyChainRow } from '@quanzi/contract'
import { isRefundDraft, type RefundDraft, RefundStore } from './RefundStore'

const chain = (id: string, paid: number, status = 11) =>
  ({ id, paid, status, actions: ['refund'] }) as unknown as SupplyChainRow

const orderOf = (more: Partial<OrderDetail> = {}) =>
  ({
    stage: 'ship',
    chains: [chain('1', 1000), chain('2', 3000), { ...chain('3', 500), actions: [] }],
    refundOffer: { amount: 4000, cash: 4000, wallet: 0, share: null },
    ...more,
  }) as OrderDetail

function sheet() {
  let kept: RefundDraft | null = null
  const draft = {
    read: () => kept,
    write: (next: RefundDraft | null) => {
      kept = next
    },
  }
  return { open: () => new RefundStore({ draft }), kept: () => kept }
}

test('all refundable lines are chosen, or the tapped one', () => {
  const store = sheet().open()
  store.open(orderOf(), null)
  expect(store.chosen).toEqual(['1', '2'])
  store.open(orderOf(), '2')
  expect(store.chosen).toEqual(['2'])
  store.toggle('1')
  store.toggle('2')
  expect(store.chosen).toEqual(['1'])
})

test('the amount is that of the chosen lines, and shows its parts only when they are known', () => {
  const store = sheet().open()
  store.open(orderOf(), '2')
  expect(store.offerOf(orderOf())).toEqual({ amount: 3000, cash: 3000, wallet: 0, share: null })
  const both = orderOf({ refundOffer: { amount: 4000, cash: 1000, wallet: 3000, share: null } })
  expect(store.offerOf(both)).toMatchObject({ amount: 3000, isMixed: true })
  store.open(both, null)
  expect(store.offerOf(both)).toEqual(both.refundOffer)
})

test('the reasons fit the status of the order', () => {
  const store = sheet().open()
  for (const [status, reason] of [
    [11, 'reason_slow'],
    [12, 'reason_lost'],
    [13, 'reason_quality'],
  ] as const) {
    const order = orderOf({ chains: [chain('1', 1000, status)] })
    store.open(order, null)
    expect(store.reasonsOf(order)).toContain(reason)
  }
  expect(store.reasonsOf(orderOf({ stage: 'use' }))).toContain('reason_weather')
})

test('the chosen lines survive a reload, as far as they can still be refunded', () => {
  const { open } = sheet()
  const first = open()
  first.open(orderOf(), '1')
  first.toggle('2')
  const again = (order: OrderDetail, line: string | null) => {
    const store = open()
    store.open(order, line)
    return store.chosen
  }
  expect([again(orderOf(), '1'), again(orderOf(), null)]).toEqual([
    ['1', '2'],
    ['1', '2'],
  ])
  expect(again(orderOf({ chains: [chain('1', 1000), chain('4', 1)] }), null)).toEqual(['1'])
  // Another line was tapped than the choice is about.
  expect(again(orderOf({ chains: [chain('1', 1000), chain('4', 1)] }), '4')).toEqual(['4'])
})

test('text and pictures survive a reload until they are sent', () => {
  const { open, kept } = sheet()
  const first = open()
  first.write('壶盖裂了')
  first.show(['/oss/a.jpg'])
  const again = open()
  again.open(orderOf(), null)
  expect([again.remark, again.imgs]).toEqual(['壶盖裂了', ['/oss/a.jpg']])
  expect(isRefundDraft(kept())).toBe(true)
  again.sent()
  again.open(orderOf(), null)
  expect([kept(), again.remark]).toEqual([null, ''])
  expect(
    [null, [], { remark: 1, imgs: [] }, { remark: '', imgs: [1] }, { remark: '', imgs: [], chosen: [1] }].filter(
      isRefundDraft,
    ),
  ).toEqual([])
})
