import type { OrderCalculation, OrderCreated } from '@quanzi/contract'
import { type BookingOrder, StayBooking } from './StayBooking'

const ROOM = { keys: '7', title: '双人营位', guests: 2, isPackage: false }
const DATES = { in: '2026-11-28', out: '2026-11-30' }
const coupon = { id: 'c1', name: '满减', save: 500, usable: true, reason: '', terms: {} }

class Refused extends Error {
  constructor(
    readonly refusal: string,
    readonly data: Readonly<Record<string, unknown>> = {},
  ) {
    super(refusal)
  }
}

function start({ price = 10_000, begin = { rooms: 1, people: 1 } } = {}) {
  const sent: BookingOrder[] = []
  const set = { price, refuse: null as Error | null, reads: 0, full: 0 }
  const store = new StayBooking({
    calculate: async ({ num, byDeposit }) => {
      set.reads += 1
      return {
        payable: (set.price * num * (byDeposit ? 30 : 100)) / 100,
        // No coupon lowers a deposit.
        coupons: byDeposit ? [] : [coupon],
      } as unknown as OrderCalculation
    },
    create: async (order) => {
      if (set.refuse) throw set.refuse
      sent.push(order)
      return { gid: 'G1', status: 1 } as OrderCreated
    },
    begin,
    known: { read: () => ({ names: ['张小山'], phone: '13912345678' }), write: () => {} },
    refusal: (error) => (error instanceof Refused ? { name: error.refusal, data: error.data } : null),
    onFull: () => {
      set.full += 1
    },
  })
  return { store, sent, set }
}
const settled = () => new Promise((done) => setTimeout(done))

test('who books again begins with the rooms and people of before, as far as they fit', async () => {
  const { store } = start({ begin: { rooms: 2, people: 9 } })
  store.show(ROOM, DATES)
  await settled()
  expect([store.rooms, store.people, store.wantedNames, store.payable]).toEqual([2, 4, ['张小山', ''], 19_500])
})

test('guests of the last time are there; more rooms ask for more names, and never for more people than fit', async () => {
  const { store, sent } = start()
  store.show(ROOM, DATES)
  store.setRooms(2)
  await settled()
  expect([store.payable, store.people, store.mostPeople, store.wantedNames]).toEqual([19_500, 2, 4, ['张小山', '']])
  expect(await store.send()).toBeNull()
  expect([store.nameFault(0), store.nameFault(1) !== '', sent]).toEqual(['', true, []])
  store.setName(1, '李小河')
  store.chooseCoupon('c1')
  expect(await store.send()).toMatchObject({ gid: 'G1' })
  expect(sent).toEqual([
    {
      ...{ keys: '7', dates: DATES, num: 2, guestNum: 2, byDeposit: false, guests: ['张小山', '李小河'] },
      ...{ phone: '13912345678', couponId: 'c1', payable: 19_500 },
    },
  ])
  expect(store.open).toBe(false)
})

test('the coupon that saves most is taken until the guest chooses another one, or none', async () => {
  const { store } = start()
  store.show(ROOM, DATES)
  await settled()
  expect([store.couponId, store.payable]).toEqual(['c1', 9_500])
  store.chooseCoupon('')
  store.setRooms(2)
  await settled()
  expect([store.couponId, store.payable]).toEqual(['', 20_000])
})

test('nights that filled meanwhile keep the form open and are named; other dates keep the names', async () => {
  const { store, set } = start()
  store.show(ROOM, DATES)
  await settled()
  set.refuse = new Refused('FULL', { dates: ['2026-11-29'] })
  expect(await store.send()).toBeNull()
  expect([store.open, store.isFull, set.full]).toEqual([true, true, 1])
  expect(store.problem).toContain('11月29日')
  store.show(ROOM, { in: '2026-12-01', out: '2026-12-02' })
  expect([store.isFull, store.wantedNames]).toEqual([false, ['张小山']])
})

test('a changed price is said with both sums, and the next try sends the new one', async () => {
  const { store, set, sent } = start()
  store.show(ROOM, DATES)
  await settled()
  set.refuse = new Refused('PRICE')
  set.price = 12_000
  await store.send()
  expect(store.problem).toContain('95')
  expect(store.problem).toContain('115')
  set.refuse = null
  await store.send()
  expect(sent.map(({ payable }) => payable)).toEqual([11_500])
})

test('a second tap orders once', async () => {
  const { store, sent } = start()
  store.show(ROOM, DATES)
  await settled()
  await Promise.all([store.send(), store.send()])
  expect(sent).toHaveLength(1)
})

test('a deposit is paid where the owner takes one, and nowhere else', async () => {
  const { store, sent } = start()
  store.show({ ...ROOM, deposit: 30 }, DATES)
  store.payDeposit(true)
  await settled()
  expect(store.payable).toBe(3_000)
  await store.send()
  expect(sent).toMatchObject([{ byDeposit: true, payable: 3_000 }])
  store.show(ROOM, DATES)
  await settled()
  expect([store.byDeposit, store.payable]).toEqual([false, 9_500])
})
