import { address } from './index.h5'

test('a key of the query is written and removed without a new entry, and the entry keeps its state', () => {
  const entries: unknown[] = []
  const page = {
    location: { href: 'https://x.test/app/cloudalbum/1000/detail/5?cid=7' },
    history: {
      state: { key: 'a1' },
      replaceState(state: unknown, _title: string, url: URL) {
        page.location.href = String(url)
        entries.push(state)
      },
    },
  }
  Object.assign(globalThis, { window: page })
  address.rewrite('page', '3')
  address.rewrite('page', '3')
  expect(page.location.href).toBe('https://x.test/app/cloudalbum/1000/detail/5?cid=7&page=3')
  address.rewrite('page', null)
  expect(page.location.href).toBe('https://x.test/app/cloudalbum/1000/detail/5?cid=7')
  expect(entries).toEqual([{ key: 'a1' }, { key: 'a1' }])
  Reflect.deleteProperty(globalThis, 'window')
})
