import { HelpStore } from './HelpStore'

const answer = (topic: string, title: string, desc = '') => ({ title, desc, extra: { topic } })

test('collects all pages, and finds by topic and by words in question and answer', async () => {
  const pages = [
    { list: [answer('报名', '怎样报名', '选择场次'), answer('退款', '多久到账', '三天')], hasMore: true },
    { list: [answer('报名', '满了怎么办', '可以候补')], hasMore: false },
  ]
  const store = new HelpStore(async (page) => pages[page - 1] ?? { list: [], hasMore: false })
  await store.load()
  expect(store.topics).toEqual(['报名', '退款'])
  store.choose('报名')
  expect(store.found.map(({ title }) => title)).toEqual(['怎样报名', '满了怎么办'])
  store.search('三天')
  expect(store.topic).toBe('')
  expect(store.found.map(({ title }) => title)).toEqual(['多久到账'])
  store.search('没有这个')
  expect(store.found).toEqual([])
})

test('a failed refresh keeps the answers; a failed first read is said', async () => {
  let fails = true
  const store = new HelpStore(async () => {
    if (fails) throw new Error('offline')
    return { list: [answer('', 'a')], hasMore: false }
  })
  await store.load()
  expect(store.state.kind).toBe('error')
  fails = false
  await store.load()
  fails = true
  await store.load()
  expect(store.state.kind).toBe('ready')
  expect(store.found).toHaveLength(1)
})
