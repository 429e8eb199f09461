import type { Logistics, OrderDetail } from '@quanzi/contract'
import { EmsStore } from './EmsStore'

const chain = (key: string, status: number, transportNumber = '', ems = '') => ({
  ...{ id: key, key, status, transportNumber, company: '顺丰速运', title: `件${key}` },
  ...{ supplierIid: 1, supplier: '仓', refund: ems ? { ems } : null },
})
const orderOf = (chains: readonly ReturnType<typeof chain>[], role = 'buyer') =>
  ({ role, chains, lines: chains.map(({ key }) => ({ key })) }) as unknown as OrderDetail

const steps = (state: Logistics['state']): Logistics => ({ company: '顺丰速运', state, steps: [] })

async function screen(order: OrderDetail, number = '') {
  const track = jest.fn(async (_parcel: { number: string }) => steps('moving'))
  const store = new EmsStore({ fetchOrder: async () => order, track, number, nothing: '没有包裹' })
  await store.load()
  return { store, track }
}

test('three parcels have a tab each; the tab from the address is open and loads its tracking', async () => {
  const order = orderOf([
    chain('a', 12, 'SF1'),
    chain('b', 12, 'SF1'),
    chain('c', 12, 'SF2'),
    chain('d', 17, 'SF3', 'YT9'),
  ])
  const { store, track } = await screen(order, 'SF2')
  expect(store.parcels.map(({ number, isBack }) => [number, isBack])).toEqual([
    ['SF1', false],
    ['SF2', false],
    ['SF3', false],
    ['YT9', true],
  ])
  expect(store.parcels[0]?.titles).toEqual(['件a', '件b'])
  expect(store.track).toEqual(steps('moving'))
  store.choose('YT9')
  await Promise.resolve()
  await Promise.resolve()
  expect(track.mock.calls.map(([{ number }]) => number)).toEqual(['SF2', 'YT9'])
})

test('only the buyer sees the lines to send back', async () => {
  const chains = [chain('a', 16, 'SF1'), chain('b', 12, 'SF1')]
  expect((await screen(orderOf(chains))).store.returns.map(({ rows }) => rows.length)).toEqual([1])
  expect((await screen(orderOf(chains, 'staff'))).store.returns).toEqual([])
})

test('an order without a parcel shows a message; a parcel without tracking shows the reason, and the others stay', async () => {
  expect((await screen(orderOf([chain('a', 11)]))).store.state).toEqual({ kind: 'empty', message: '没有包裹' })
  const { store, track } = await screen(orderOf([chain('a', 12, 'SF1'), chain('b', 12, 'SF2')]))
  track.mockRejectedValueOnce({ msg: '网络不给力' })
  store.choose('SF2')
  await new Promise((done) => setTimeout(done))
  expect([store.failure, store.state.kind, store.parcels.length]).toEqual(['网络不给力', 'ready', 2])
  // The reason is that parcel's: the other one shows what is known of it, while its own answer is on the way.
  track.mockReturnValueOnce(new Promise(() => undefined))
  store.choose('SF1')
  expect([store.failure, store.track]).toEqual(['', steps('moving')])
  store.choose('SF2')
  await new Promise((done) => setTimeout(done))
  expect([store.failure, store.track]).toEqual(['', steps('moving')])
})
