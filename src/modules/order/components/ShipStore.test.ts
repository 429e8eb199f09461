import type { SupplyChainRow } from '@quanzi/contract'
import { type Parcel, ShipStore } from './ShipStore'

const chain = (id: string, status = 11) => ({ id, status, title: id }) as SupplyChainRow

function desk(parts: Partial<ConstructorParameters<typeof ShipStore>[0]> = {}) {
  const sent: Parcel[] = []
  const store = new ShipStore({
    fetchChains: async () => [chain('a'), chain('b'), chain('c', 12)],
    ship: async (parcel) => sent.push(parcel),
    ...parts,
  })
  return { store, sent }
}

test('by default all waiting lines go into one parcel', async () => {
  const { store, sent } = desk()
  await store.open('g1')
  expect(store.chosen).toEqual(['a', 'b'])
  store.toggle('a')
  store.writeCompany(' 顺丰速运 ')
  store.writeNumber(' SF12345678 ')
  expect(await store.send()).toBe(true)
  expect(sent).toEqual([{ orderId: 'g1', chainIds: ['b'], company: '顺丰速运', transportNumber: 'SF12345678' }])
})

test('without a carrier, a number or a line nothing is sent, and the fields show errors', async () => {
  const { store, sent } = desk()
  await store.open('g1')
  store.writeNumber('12 34')
  expect(await store.send()).toBe(false)
  expect([store.wrongCompany, store.wrongNumber]).toEqual([true, true])
  store.writeCompany('顺丰速运')
  store.writeNumber('SF12345678')
  for (const id of ['a', 'b']) store.toggle(id)
  expect(await store.send()).toBe(false)
  expect(sent).toEqual([])
})

test('two taps ship one parcel; after a refusal the form stays filled', async () => {
  let refuse = true
  const ship = jest.fn(() => (refuse ? Promise.reject({ msg: '订单状态已变化' }) : Promise.resolve()))
  const { store } = desk({ ship })
  await store.open('g1')
  store.writeCompany('顺丰速运')
  store.writeNumber('SF12345678')
  await expect(store.send()).rejects.toEqual({ msg: '订单状态已变化' })
  expect([store.number, store.busy]).toEqual(['SF12345678', false])
  refuse = false
  expect(await Promise.all([store.send(), store.send()])).toEqual([true, false])
  expect(ship).toHaveBeenCalledTimes(2)
})

test('another order starts with an empty number and the same carrier; a failed load shows the reason', async () => {
  const { store } = desk({ fetchChains: async (id) => (id === 'g2' ? Promise.reject({ msg: '没有网络' }) : []) })
  await store.open('g1')
  store.writeCompany('顺丰速运')
  store.writeNumber('SF12345678')
  await store.open('g2')
  expect([store.company, store.number, store.failure]).toEqual(['顺丰速运', '', '没有网络'])
})

test('a tap that comes before the lines waits for them; none of another order is sent meanwhile', async () => {
  const answers = new Map<string, (chains: readonly SupplyChainRow[]) => void>()
  const fetchChains = (id: string) =>
    new Promise<readonly SupplyChainRow[]>((resolve) => {
      answers.set(id, resolve)
    })
  const { store, sent } = desk({ fetchChains })
  void store.open('g1')
  answers.get('g1')?.([chain('a')])
  await Promise.resolve()
  const opened = store.open('g2')
  expect([store.chosen, store.loading]).toEqual([[], true])
  store.writeCompany('顺丰速运')
  store.writeNumber('SF12345678')
  const shipped = store.send()
  answers.get('g2')?.([chain('b')])
  await opened
  expect(await shipped).toBe(true)
  expect(sent).toMatchObject([{ orderId: 'g2', chainIds: ['b'] }])
})
