import { type LaterParts, LaterSections } from './LaterSections'

const parts = {} as LaterParts

test('the code is fetched once, however many sections want it', async () => {
  const fetch = jest.fn(async () => sections.provide(parts))
  const sections: LaterSections = new LaterSections(fetch)
  await Promise.all([sections.load(), sections.load()])
  await sections.load()
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(sections.parts).toBe(parts)
})

test('what did not come is logged, and asked for again by the next section', async () => {
  const lines: string[] = []
  const fetch = jest.fn(() => Promise.reject(new Error('offline')))
  const sections = new LaterSections(fetch, (line) => lines.push(line))
  await sections.load()
  await sections.load()
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(lines).toEqual(Array(2).fill('sections did not come: Error: offline'))
  expect(sections.parts).toBeNull()
})

test('a platform that loads nothing later says so', async () => {
  const lines: string[] = []
  await new LaterSections(null, (line) => lines.push(line)).load()
  expect(lines).toEqual(['this platform cannot load sections later'])
})
