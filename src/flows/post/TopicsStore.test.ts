import type { ItemSummary, Page } from '@quanzi/contract'
import { TopicsStore } from './TopicsStore'

const TITLES = Array.from({ length: 45 }, (_, at) => `${at % 9 === 4 ? '夜爬' : '徒步'}${at}`)
const SIZE = 20

/** Topics as the gateway answers them; `answers` lets the answers to some words wait. */
function start(waits: Partial<Record<string, Promise<void>>> = {}) {
  const asked: string[] = []
  const store = new TopicsStore(async (words, pageNo): Promise<Page<ItemSummary>> => {
    asked.push(`${words}:${pageNo}`)
    await waits[words]
    const found = TITLES.filter((title) => title.includes(words))
    const list = found.slice((pageNo - 1) * SIZE, pageNo * SIZE).map((title) => ({ id: title, title }) as ItemSummary)
    return { list, total: found.length, hasMore: found.length > pageNo * SIZE }
  })
  return { store, asked }
}
const settled = () => new Promise(setImmediate)

test('topics are read on page by page, to the last one', async () => {
  const { store, asked } = start()
  await store.list.load()
  expect([store.choices('').length, store.isLong]).toEqual([20, true])
  await store.list.loadMore()
  await store.list.loadMore()
  await store.list.loadMore()
  expect(store.choices('')).toEqual(TITLES)
  expect(asked).toEqual([':1', ':2', ':3'])
})

test('a topic of a later page is found by its words, and without words all are there again', async () => {
  const { store, asked } = start()
  await store.list.load()
  store.type('#夜爬40')
  expect(asked).toHaveLength(1)
  store.find()
  await settled()
  expect(store.choices('')).toEqual(['夜爬40'])
  store.find()
  store.type('')
  await settled()
  expect([store.choices('').length, store.isLong, asked]).toEqual([20, true, [':1', '夜爬40:1', ':1']])
})

test('the chosen topic stays to be seen when others are found', async () => {
  const { store } = start()
  await store.list.load()
  expect(store.choices('徒步3')).toHaveLength(20)
  store.type('没有这个')
  store.find()
  await settled()
  expect([store.choices('徒步3'), store.choices(''), store.list.state.kind]).toEqual([['徒步3'], [], 'empty'])
})

test('an answer to earlier words that comes late changes nothing', async () => {
  let answer = () => {}
  const { store } = start({ 夜爬: new Promise((done) => (answer = done)) })
  await store.list.load()
  store.type('夜爬')
  store.find()
  store.type('徒步2')
  store.find()
  await settled()
  const found = store.choices('')
  answer()
  await settled()
  expect(store.choices('')).toEqual(found)
  expect(found.every((title) => title.startsWith('徒步2'))).toBe(true)
})
