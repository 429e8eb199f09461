import { type ActSession, type ContentDetail, ERRORS, type OrderCalculation } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import type { PrepayOrder } from '@/session/PrepayStore'
import { isTripDraft, type TripDraft } from './TripDraft'
import { TripEnrollStore } from './TripEnrollStore'

const NOW = Date.parse('2026-11-22T20:00:00+08:00')
const departure = (id: string, state: ActSession['state'] = 'open', left = 5, price = 0) =>
  ({ id, name: id, price, startsAt: NOW + 9e8, endsAt: NOW + 1e9, stock: 10, sold: 10 - left, state }) as ActSession

const DETAIL = {
  id: '31002',
  title: '云海日出',
  cover: 'cover.webp',
  sessions: [departure('d1', 'full', 0), departure('d2'), departure('d3', 'open', 1), departure('d4', 'open', 8, 1000)],
  tickets: [
    { id: 'adult', name: '成人', price: 98_000, note: '' },
    { id: 'child', name: '儿童', price: 68_000, note: '' },
  ],
  questions: [],
} as unknown as ContentDetail

const PEOPLE = ['王行人', '李行人', '王小行'].map((name, at) => ({
  key: `k${at}`,
  name,
  mobile: '13912345678',
  answers: {},
}))

function start({
  kept = null as TripDraft | null,
  wanted = 'd2',
  calculate = async (_choice: object): Promise<Partial<OrderCalculation>> => ({ payable: 264_000 }),
  isMember = true,
  details = [DETAIL],
  byDeposit = false,
} = {}) {
  const written: TripDraft[] = []
  const handed: PrepayOrder[] = []
  const left = [...details]
  const store = new TripEnrollStore({
    ...{ iid: 1000, id: '31002', wanted, draftKey: 'trip:31002', byDeposit },
    fetchDetail: async () => (left.length > 1 ? (left.shift() ?? DETAIL) : (left[0] ?? DETAIL)),
    calculate: async (choice) => (await calculate(choice)) as OrderCalculation,
    requireMember: async () => isMember,
    handOver: (order) => void handed.push(order),
    draft: { read: () => kept, write: (draft) => void written.push(draft) },
    now: () => NOW,
  })
  return { store, written, handed }
}

/** Two adults and a child, with everything that the form asks for. */
async function filled(options: Parameters<typeof start>[0] = {}) {
  const all = start(options)
  await all.store.load()
  all.store.setCount('adult', 2)
  all.store.setCount('child', 1)
  all.store.entrants.restore(PEOPLE)
  all.store.write({ name: '王行人', phone: '13912345678', agreed: true })
  return all
}
const names = (store: TripEnrollStore) => store.entrants.drafts.map(({ name }) => name)

test('the total is that of the departure and of each ticket; one person stays', async () => {
  const { store } = await filled()
  expect(store.total).toBe(2 * 98_000 + 68_000)
  store.depart('d4')
  expect(store.total).toBe(2 * 99_000 + 69_000)
  store.setCount('child', 0)
  store.setCount('adult', 0)
  expect(store.people).toBe(2)
  store.setCount('adult', 99)
  expect([store.people, store.entrants.count]).toEqual([10, 10])
})

test('people keep their ticket when the number of another changes', async () => {
  const { store } = await filled()
  store.setCount('adult', 3)
  expect(names(store)).toEqual(['王行人', '李行人', '', '王小行'])
  store.setCount('adult', 1)
  expect(names(store)).toEqual(['王行人', '王小行'])
  expect(store.tickets.map(({ ticket, from, to }) => [ticket.id, from, to])).toEqual([
    ['adult', 1, 1],
    ['child', 2, 2],
  ])
  store.remove(store.entrants.drafts[1]?.key ?? '')
  expect(store.counts).toMatchObject({ adult: 1, child: 0 })
})

test('a saved person takes an empty place, else one more with the last ticket', async () => {
  const { store } = await filled()
  const person = { id: '1', name: '赵行人', mobile: '13900000001', idCard: '' }
  store.toggle(person)
  expect([store.counts.child, names(store)[3]]).toEqual([2, '赵行人'])
  store.toggle(person)
  expect([store.counts.child, store.entrants.count]).toEqual([1, 3])
})

test('each thing that is missing is said, and then checkout gets the whole order', async () => {
  const { store, handed } = start()
  await store.load()
  const next = async () => {
    const outcome = await store.submit()
    return outcome?.kind === 'problem' ? outcome.problem.kind : outcome?.kind
  }
  expect(await next()).toBe('entrant')
  store.setCount('adult', 2)
  store.setCount('child', 1)
  store.entrants.restore(PEOPLE)
  expect(await next()).toBe('name')
  store.write({ name: '王行人' })
  expect(await next()).toBe('phone')
  store.write({ phone: '13912345678' })
  expect(await next()).toBe('terms')
  store.write({ agreed: true })
  expect(await next()).toBe('handedOver')
  expect(handed).toEqual([
    expect.objectContaining({
      ...{ orderType: 31, keys: '31002', property: 'd2', num: 3, name: '王行人', phone: '13912345678' },
      property2: '{"adult":2,"child":1}',
      draftKey: 'trip:31002',
    }),
  ])
})

test('a departure that fills keeps the form and offers those with enough seats', async () => {
  const gone = {
    ...DETAIL,
    sessions: DETAIL.sessions?.map((one) => (one.id === 'd2' ? departure('d2', 'full', 0) : one)),
  }
  const { store, handed } = await filled({
    calculate: async () =>
      Promise.reject(new GatewayError({ kind: 'business', code: ERRORS.FULL.code, msg: '名额已满' })),
    details: [DETAIL, gone as ContentDetail],
  })
  expect(await store.submit()).toEqual({ kind: 'full' })
  expect(store.isFull).toBe(true)
  expect(names(store)).toEqual(['王行人', '李行人', '王小行'])
  // d3 has one seat, for three people.
  expect(store.others.map(({ id }) => id)).toEqual(['d4'])
  expect(handed).toEqual([])
  store.depart('d4')
  expect([store.isFull, store.agreed]).toEqual([false, true])
})

test('a form that shows again, after the checkout was refused, offers the other dates at once', async () => {
  const short = {
    ...DETAIL,
    sessions: DETAIL.sessions?.map((one) => (one.id === 'd2' ? departure('d2', 'open', 2) : one)),
  }
  const { store } = await filled({ details: [DETAIL, short as ContentDetail] })
  expect(await store.submit()).toEqual({ kind: 'handedOver' })
  expect(store.isFull).toBe(false)
  await store.load()
  expect([store.isFull, store.others.map(({ id }) => id)]).toEqual([true, ['d4']])
})

test('a changed price is asked about, and sending again accepts it', async () => {
  const dearer = { ...DETAIL, tickets: DETAIL.tickets?.map((one) => ({ ...one, price: one.price + 1000 })) }
  const { store, handed } = await filled({
    calculate: async () => ({ payable: 267_000 }),
    details: [DETAIL, dearer as ContentDetail],
  })
  expect(await store.submit()).toEqual({ kind: 'priceChanged', before: 264_000, now: 267_000 })
  expect([handed.length, store.total]).toEqual([0, 267_000])
  expect(await store.submit()).toEqual({ kind: 'handedOver' })
})

test('two taps send one order; a visitor keeps the draft', async () => {
  const { store, handed } = await filled()
  await Promise.all([store.submit(), store.submit()])
  expect(handed).toHaveLength(1)
  const visitor = await filled({ isMember: false })
  expect(await visitor.store.submit()).toBeNull()
  expect(visitor.written).toHaveLength(1)
})

test('a draft comes back without tickets that are gone, and one of another shape is refused', async () => {
  const draft = { departureId: 'd3', counts: { adult: 1, gone: 4 }, entrants: PEOPLE, name: '王', phone: '139' }
  expect(isTripDraft(JSON.parse(JSON.stringify(draft)))).toBe(true)
  expect(isTripDraft({ ...draft, counts: { adult: -1 } })).toBe(false)
  const { store } = start({ kept: draft, wanted: '' })
  await store.load()
  expect([store.departureId, store.people, names(store), store.restored]).toEqual(['d3', 1, ['王行人'], true])
})

test('a deposit is for one kind of ticket, and its order names the departure', async () => {
  const deposit = { share: 30, balanceHours: 72, refundable: true }
  const calculate = async () => ({ payable: 196_000 })
  const { store, handed } = await filled({ byDeposit: true, details: [{ ...DETAIL, deposit }], calculate })
  expect(store.due).toBeNull()
  store.setCount('child', 0)
  expect(store.due?.fen).toBe(58_800)
  await store.submit()
  const property = JSON.stringify({ orderType: 31, property: 'd2', property2: 'adult' })
  expect(handed).toMatchObject([{ orderType: 210, keys: '31002', property, property2: 'deposit', num: 2 }])
})
