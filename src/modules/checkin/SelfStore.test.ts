import type { CheckinDone, CheckinPlace, Entry } from '@quanzi/contract'
import { SelfStore } from './SelfStore'

const entry = (id: string, state: Entry['state'] = 'paid'): Entry => ({
  ...{
    id,
    name: id,
    state,
    bib: '',
    ticketCode: '1234567890',
    teamId: null,
    orderId: null,
    sessionId: null,
    answers: {},
  },
})
const place = { id: 'p1', name: '签到处', open: true, done: false, doneBy: ['b'] } as unknown as CheckinPlace

function start(entries: readonly Entry[]) {
  const checked: string[] = []
  const store = new SelfStore({
    fetchEntries: async () => entries,
    fetchPlaces: async () => [{ ...place, doneBy: [...place.doneBy, ...checked] }],
    checkIn: async ({ entryId }) => {
      checked.push(entryId)
      return { id: entryId } as CheckinDone
    },
    missing: (isPending) => ({ kind: 'empty', message: isPending ? 'pay' : 'none' }),
  })
  return { store, checked }
}

test('all own people who were not here check in together, each once for a double tap', async () => {
  const { store, checked } = start([entry('a'), entry('b'), entry('c'), entry('d')])
  await store.load()
  store.toggle('d')
  const proof = { method: 'code', code: '123456' } as const
  const [done, second] = await Promise.all([store.checkIn('p1', proof), store.checkIn('p1', proof)])
  expect([checked, done?.id, second]).toEqual([['a', 'c'], 'c', null])
})

test('the answer to a lost request tells of then: a check-in that staff have taken back since is made anew', async () => {
  const answers = ['lost', 'new'].map((id) => ({ id, entryId: 'a', first: true }) as CheckinDone)
  const store = new SelfStore({
    fetchEntries: async () => [entry('a')],
    fetchPlaces: async () => [{ ...place, doneBy: answers.length > 0 ? [] : ['a'] }],
    checkIn: async () => answers.shift() as CheckinDone,
    missing: () => ({ kind: 'empty', message: '' }),
  })
  await store.load()
  expect(await store.checkIn('p1', { method: 'code', code: '123456' })).toMatchObject({ id: 'new' })
  expect(store.waitingAt('p1')).toEqual([])
})

test('without a ticket the screen says whether an order waits for its payment', async () => {
  const none = start([])
  await none.store.load()
  const unpaid = start([entry('a', 'pending')])
  await unpaid.store.load()
  expect([none.store.state, unpaid.store.state]).toEqual([
    { kind: 'empty', message: 'none' },
    { kind: 'empty', message: 'pay' },
  ])
})

test('a used ticket is shown until every open place is done', async () => {
  const { store } = start([entry('a', 'used')])
  await store.load()
  expect(store.isSpent).toBe(false)
  store.places = [{ ...place, done: true }]
  expect(store.isSpent).toBe(true)
  store.places = [{ ...place, open: false }]
  expect(store.isSpent).toBe(true)
})
