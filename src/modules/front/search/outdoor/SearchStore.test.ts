import type { Call } from '@/gateway/call'
import { modulesOf, SearchStore } from './SearchStore'

function setUp(before: readonly string[] = []) {
  let kept = before
  const asked: Record<string, unknown>[] = []
  const ask = (async ({ uri }: { uri: string }, params: Record<string, unknown>) => {
    if (uri === '/v2/content/search') asked.push(params)
    return { list: [], total: 0, hasMore: false }
  }) as Call
  const store = new SearchStore({
    iid: 1000,
    moduleTypes: [9, 10],
    history: {
      read: () => kept,
      write: (words) => {
        kept = words
      },
    },
    emptyText: (word) => `没有找到「${word}」`,
    ask,
  })
  return { store, asked, kept: () => kept }
}

test.each(['', '   '])('an empty word %p is not searched', (word) => {
  const { store, asked } = setUp()
  expect(store.search(word)).toBe(false)
  expect(asked).toEqual([])
})

test('a search is remembered once, newest first, twelve at most', () => {
  const { store, kept } = setUp(Array.from({ length: 12 }, (_, at) => `词${at}`))
  store.search(' 露营 ')
  store.search('词3')
  store.search('露营')
  expect(kept().slice(0, 3)).toEqual(['露营', '词3', '词0'])
  expect(kept()).toHaveLength(12)
})

test('entries can be removed from the history', () => {
  const { store, kept } = setUp(['露营', '徒步'])
  store.forget('露营')
  expect(kept()).toEqual(['徒步'])
  store.forgetAll()
  expect(kept()).toEqual([])
})

test('filters search again in fen and days, but only after a search', async () => {
  const { store, asked } = setUp()
  store.filter({ cost: '500' })
  expect(asked).toEqual([])
  store.search('露营')
  store.filter({ days: '3', province: '浙江', sortBy: 'price' })
  expect(asked[asked.length - 1]).toMatchObject({
    queryKey: '露营',
    moduleTypes: [9, 10],
    costStart: 10_000,
    costEnd: 50_000,
    tripDurStart: 3,
    province: '浙江',
    sortBy: 'price',
  })
})

test('an empty result shows the word; clearing the box shows the history again', async () => {
  const { store } = setUp()
  store.search('露营')
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(store.list.state).toEqual({ kind: 'empty', message: '没有找到「露营」' })
  store.write('')
  expect(store.asked).toBe('')
})

test('an address selects the modules to search; without valid modules the usual ones are searched', () => {
  expect(modulesOf('9,13')).toEqual([9, 13])
  expect([modulesOf(undefined), modulesOf(''), modulesOf('x')]).toEqual([
    [9, 10, 13, 20],
    [9, 10, 13, 20],
    [9, 10, 13, 20],
  ])
})
