import type { CheckinDone, CheckinPlace, ContentDetail, Entry } from '@quanzi/contract'
import { type KeptKit, KitStore } from './KitStore'

const entry = (id: string, more: object = {}) => ({ id, state: 'paid', ticketCode: `88${id}`, ...more }) as Entry
const detail = { title: '湖畔半马' } as ContentDetail

function storeOf(parts: { offline?: boolean; kept?: KeptKit; entries?: readonly Entry[] } = {}) {
  const collected: string[] = []
  let kept = parts.kept ?? null
  const store = new KitStore({
    fetchDetail: async () => {
      if (parts.offline) throw new Error('offline')
      return detail
    },
    fetchEntries: async () => parts.entries ?? [entry('1'), entry('2'), entry('3', { ticketCode: '' })],
    fetchPlaces: async () => [{ id: 'desk', doneBy: collected, doneAt: 5 }] as unknown as readonly CheckinPlace[],
    collect: async (id) => {
      collected.push(id)
      return { id, first: true } as CheckinDone
    },
    kept: {
      read: () => kept,
      write: (kit) => {
        kept = kit
      },
    },
  })
  return { store, collected, kept: () => kept }
}

test('without a network the kept ticket shows', async () => {
  const { store } = storeOf({ offline: true, kept: { detail, entries: [entry('1')] } })
  await store.load()
  expect([store.state.kind, store.tickets.map(({ ticketCode }) => ticketCode)]).toEqual(['ready', ['881']])
})

test('without a network and nothing kept the screen says so', async () => {
  const { store } = storeOf({ offline: true })
  await store.load()
  expect(store.state.kind).toBe('error')
})

test('the code of the desk collects all own kits once; a second tap waits', async () => {
  const { store, collected, kept } = storeOf()
  await store.load()
  expect(kept()?.entries).toHaveLength(3)
  expect(await store.collect()).toBeNull()
  store.type(' 123456 ')
  await Promise.all([store.collect(), store.collect()])
  expect(collected).toEqual(['1', '2'])
  expect([store.code, store.collectedAt('1'), store.collectedAt('3')]).toEqual(['', 5, null])
})
