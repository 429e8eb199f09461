import type { Call } from '@/gateway/call'
import { GoodsSearchStore } from './GoodsSearchStore'

interface Wish {
  readonly catId?: string
  readonly queryKey?: string
  readonly sortBy?: string
  readonly pageSize?: number
}

function setUp({ catId, titles = {} }: { catId?: string; titles?: Record<string, readonly string[]> } = {}) {
  let kept: readonly string[] = []
  const asked: Wish[] = []
  const waiting: (() => void)[] = []
  let isSlow = false
  const ask = (async (_: unknown, wish: Wish) => {
    asked.push(wish)
    if (isSlow) await new Promise<void>((answer) => waiting.push(answer))
    const list = wish.queryKey === undefined ? ['甲'] : (titles[wish.queryKey] ?? [])
    return { list: list.map((title, at) => ({ goodsId: `${title}${at}`, title })), total: list.length, hasMore: false }
  }) as unknown as Call
  const history = {
    read: () => kept,
    write: (words: readonly string[]) => {
      kept = words
    },
  }
  const store = new GoodsSearchStore({ iid: 1000, catId, history, ask })
  return {
    store,
    asked,
    kept: () => kept,
    slow: () => {
      isSlow = true
    },
    answer: (at: number) => waiting[at]?.(),
  }
}

const rest = () => new Promise((done) => setTimeout(done, 230))
const settled = () => new Promise((done) => setTimeout(done))

test('ten words are remembered, each once, newest first', () => {
  const { store, kept } = setUp()
  for (let at = 0; at < 12; at += 1) store.search(`词${at}`)
  store.search(' 词5 ')
  expect(kept()).toEqual(['词5', '词11', '词10', '词9', '词8', '词7', '词6', '词4', '词3', '词2'])
  store.forget('词5')
  expect(kept()).toHaveLength(9)
  store.forgetAll()
  expect([kept(), store.search('   ')]).toEqual([[], false])
})

test('words are suggested after a pause of 200 ms in typing, not at each letter', async () => {
  const { store, asked } = setUp({ titles: { 帐篷: ['双人帐篷', '双人帐篷', '速开帐篷'] } })
  store.write('帐')
  store.write('帐篷')
  expect(asked).toEqual([])
  await rest()
  expect(asked.map(({ queryKey }) => queryKey)).toEqual(['帐篷'])
  expect(store.suggestions).toEqual(['双人帐篷', '速开帐篷'])
})

test('in a category only its own goods are suggested: others would not be among its results', async () => {
  const { store, asked } = setUp({ catId: 'c1' })
  store.write('帐篷')
  await rest()
  expect(asked.map(({ catId }) => catId)).toEqual(['c1'])
})

test('suggestions that answer late are dropped: for an older text, and after the search', async () => {
  const { store, slow, answer } = setUp({ titles: { 帐: ['帐'], 帐篷: ['篷'] } })
  slow()
  store.write('帐')
  await rest()
  store.write('帐篷')
  await rest()
  answer(1)
  await settled()
  answer(0)
  await settled()
  expect(store.suggestions).toEqual(['篷'])
  store.write('帐')
  await rest()
  store.search('帐')
  answer(2)
  await settled()
  expect(store.suggestions).toEqual([])
})

test('filters search again, and clearing them keeps the sort order', async () => {
  const { store, asked } = setUp({ titles: { 壶: ['壶'] } })
  store.search('壶')
  store.filter({ sortBy: 'priceUp' })
  store.filter({ inStock: '1', source: 'store', range: 'middle' })
  await settled()
  const wish = { queryKey: '壶', sortBy: 'priceUp', inStock: true, source: 'store', priceFrom: 5000, priceTo: 20_000 }
  expect(asked.at(-1)).toMatchObject(wish)
  expect(store.isFiltered).toBe(true)
  store.clearFilters()
  expect([store.isFiltered, store.filters.sortBy]).toEqual([false, 'priceUp'])
})

test('when nothing is found bestsellers are loaded, once', async () => {
  const { store, asked } = setUp()
  store.search('没有')
  await settled()
  await settled()
  store.search('也没有')
  await settled()
  expect(store.list.state.kind).toBe('empty')
  expect(store.bestsellers.map(({ title }) => title)).toEqual(['甲'])
  expect(asked.filter(({ sortBy, queryKey }) => sortBy === 'sold' && queryKey === undefined)).toHaveLength(1)
})

test('a category shows its goods at once, and again when the word is cleared', async () => {
  const { store, asked } = setUp({ catId: '11' })
  store.begin()
  await settled()
  expect([store.asked, asked[0]]).toEqual(['', expect.objectContaining({ catId: '11' })])
  store.search('帐篷')
  store.write('')
  await settled()
  expect([store.asked, store.list.rows.length]).toEqual(['', 1])
})

test('before a search bestsellers are shown, so that the screen is never empty', async () => {
  const { store, asked } = setUp()
  store.begin()
  await settled()
  expect([store.asked, store.bestsellers.length]).toEqual([null, 1])
  expect(asked).toMatchObject([{ sortBy: 'sold', inStock: true }])
})
