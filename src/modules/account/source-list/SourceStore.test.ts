import type { SupplyPartner } from '@quanzi/contract'
import { SourceStore } from './SourceStore'

const partner = (supplyIid: number): SupplyPartner => ({
  ...{ supplyIid, name: `S${supplyIid}`, logo: '', intro: '', itemCount: 5, commission: 500, joined: true, onShelf: 2 },
})

function start(list: readonly SupplyPartner[] = [partner(1), partner(2)]) {
  const join = jest.fn(async (_supplyIid: number, on: boolean) => ({ joined: on }))
  return { join, store: new SourceStore({ fetch: async () => list, join }) }
}

test('leaving takes the goods off the shelf in the list, joining does not put them back', async () => {
  const { store } = start()
  await store.load()
  expect(await store.join(2, false)).toBe(true)
  expect(store.partners.map(({ joined, onShelf }) => [joined, onShelf])).toEqual([
    [true, 2],
    [false, 0],
  ])
  await store.join(2, true)
  expect(store.partners[1]).toMatchObject({ joined: true, onShelf: 0 })
})

test('a double tap asks once, and a refusal changes nothing', async () => {
  const { store, join } = start()
  await store.load()
  expect(await Promise.all([store.join(1, false), store.join(2, false)])).toEqual([true, false])
  join.mockRejectedValueOnce(new Error('offline'))
  await expect(store.join(2, false)).rejects.toThrow('offline')
  expect([store.partners[1]?.joined, store.moving]).toEqual([true, null])
})

test('a tenant without suppliers says so', async () => {
  const { store } = start([])
  await store.load()
  expect(store.state.kind).toBe('empty')
})
