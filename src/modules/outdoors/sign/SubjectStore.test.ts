import type { CheckinPlace, SignProgress } from '@quanzi/contract'
import { SubjectStore } from './SubjectStore'

const site = (id: string, more: Partial<CheckinPlace> = {}): CheckinPlace => ({
  ...{ id, areaId: '', name: id, address: '', lat: 30, lng: 120, radius: 100, open: true, from: null, to: null },
  ...{ distance: null, done: false, doneAt: null, order: null, doneBy: [], count: 0, paperId: null },
  ...{ img: '', imgs: [], story: '' },
  ...more,
})
const PROGRESS: SignProgress = {
  subject: { id: 's', title: '题', cover: '', rules: '', startsAt: 0, endsAt: 1, need: 1, members: 0 },
  areas: [],
  done: 0,
  total: 3,
  joined: false,
}

test('the next site is the first that is open and not done, with a position the nearest of them', async () => {
  const store = new SubjectStore({
    fetchSubject: async () => PROGRESS,
    fetchSites: async (_, here) => [
      site('a', { done: true, distance: here && 1 }),
      site('b', { open: false, distance: here && 2 }),
      site('c', { distance: here && 900 }),
      site('d', { distance: here && 30 }),
    ],
  })
  await store.load()
  expect(store.next?.id).toBe('c')
  await store.stand({ lat: 30, lng: 120 })
  expect(store.next?.id).toBe('d')
})

test('a first failure is said, a later one keeps the sites', async () => {
  let fails = true
  const store = new SubjectStore({
    fetchSubject: async () => {
      if (fails) throw new Error('away')
      return PROGRESS
    },
    fetchSites: async () => [site('a')],
  })
  await store.load()
  expect(store.state.kind).toBe('error')
  fails = false
  await store.load()
  fails = true
  await store.load()
  expect([store.state.kind, store.sites.length]).toEqual(['ready', 1])
})
