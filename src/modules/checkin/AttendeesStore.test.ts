import type { Attendee, AttendeeState } from '@quanzi/contract'
import { AttendeesStore } from './AttendeesStore'

const person = (entryId: string, state: Attendee['state'] = 'out'): Attendee => ({
  ...{ entryId, name: entryId, mobileTail: '1234', state, sessionId: 's', at: null, done: [] },
})

const away = new Error('no network')

function start(rows: readonly Attendee[]) {
  const line = { isAway: false }
  const asked: { state: AttendeeState; placeId?: string; queryKey?: string }[] = []
  const store = new AttendeesStore({
    fetchPage: async (question) => {
      asked.push(question)
      if (line.isAway) throw away
      return { list: rows, total: rows.length, hasMore: false, totals: { in: 1, out: 2 } }
    },
    isOffline: (error) => error === away,
    emptyState: () => ({ kind: 'empty' }),
  })
  return { store, asked, line }
}

const change = (entryId: string, present: boolean) => ({
  ...{ entryId, name: entryId, placeId: 'p1', here: present, present, at: 5 },
})

test('the list opens at those who are not here; who comes leaves it, and both counts follow', async () => {
  const { store, asked } = start([person('a'), person('b')])
  await store.list.load()
  expect(asked[0]?.state).toBe('out')
  store.hear({ in: 2, out: 1, rows: [change('a', true)] })
  expect([store.totals, store.list.rows.map(({ entryId }) => entryId)]).toEqual([{ in: 2, out: 1 }, ['b']])
})

test('in the list of all a row changes its state; somebody unknown is read', async () => {
  const { store, asked } = start([person('a')])
  store.choose('all')
  await new Promise(setImmediate)
  store.hear({ in: 1, out: 0, rows: [change('a', true)] })
  expect(store.list.rows).toMatchObject([{ entryId: 'a', state: 'in', at: 5 }])
  const before = asked.length
  store.hear({ in: 2, out: 0, rows: [change('z', true)] })
  expect(asked.length).toBe(before + 1)
})

test('with a place the list is read again, because the news count all places', async () => {
  const { store, asked } = start([person('a')])
  store.choosePlace('p2')
  await new Promise(setImmediate)
  store.hear({ in: 9, out: 0, rows: [change('a', true)] })
  await new Promise(setImmediate)
  expect(store.totals).toEqual({ in: 1, out: 2 })
  expect(asked.at(-1)).toMatchObject({ placeId: 'p2' })
})

test('without a network those who were seen are found by name and by the end of the mobile', async () => {
  const { store, line } = start([person('林一诺'), { ...person('陈子墨', 'in'), mobileTail: '8899' }])
  store.choose('all')
  await new Promise(setImmediate)
  line.isAway = true
  const found = async (word: string) => {
    store.search.write(word)
    store.search.submit()
    await new Promise(setImmediate)
    return store.list.rows.map(({ name }) => name)
  }
  expect([await found('子墨'), await found('234'), await found('谁')]).toEqual([['陈子墨'], ['林一诺'], []])
  expect([store.isOffline, store.totals]).toEqual([true, { in: 1, out: 2 }])
  line.isAway = false
  await found('')
  expect(store.isOffline).toBe(false)
})
