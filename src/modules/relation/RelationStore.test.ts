import type { Relation } from '@quanzi/contract'
import { RelationStore } from './RelationStore'

const person = (praises: number, following = false) =>
  ({
    profile: { rid: 7 },
    counts: { praises },
    mine: { praised: false, following },
  }) as unknown as Relation

test('praise is shown at once with the gateway’s count afterwards, and taken back when it is refused', async () => {
  let refuse = false
  const store = new RelationStore({
    fetch: async () => person(3),
    setPraise: async (rid, on) => {
      expect([rid, on]).toEqual([7, true])
      expect(store.relation?.counts.praises).toBe(4)
      if (refuse) throw new Error('refused')
      return { count: 9 }
    },
    setFollow: async () => undefined,
  })
  await store.load()
  await store.togglePraise()
  expect([store.relation?.counts.praises, store.relation?.mine.praised]).toEqual([9, true])
  await store.load()
  refuse = true
  await expect(store.togglePraise()).rejects.toThrow('refused')
  expect([store.relation?.counts.praises, store.relation?.mine.praised]).toEqual([3, false])
})

test('a follow loads the person again; a failed refresh keeps what is shown, a failed first load says so', async () => {
  let following = false
  let offline = false
  const store = new RelationStore({
    fetch: async () => {
      if (offline) throw new Error('offline')
      return person(1, following)
    },
    setPraise: async () => ({ count: 0 }),
    setFollow: async (_, on) => {
      following = on
    },
  })
  await store.load()
  await store.toggleFollow()
  expect(store.relation?.mine.following).toBe(true)
  offline = true
  await store.load()
  expect([store.state.kind, store.relation?.mine.following]).toEqual(['ready', true])
  const fresh = new RelationStore({
    fetch: () => Promise.reject(new Error('offline')),
    setPraise: async () => ({ count: 0 }),
    setFollow: async () => undefined,
  })
  await fresh.load()
  expect(fresh.state.kind).toBe('error')
})
