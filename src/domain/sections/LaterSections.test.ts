import { type LaterParts, LaterSections } from './LaterSections'

const parts = {} as LaterParts

test('the code is loaded once, for any number of sections', async () => {
  const fetch = jest.fn(async () => sections.provide(parts))
  const sections: LaterSections = new LaterSections(fetch)
  await Promise.all([sections.load(), sections.load()])
  await sections.load()
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(sections.parts).toBe(parts)
})

test('a failed load is logged, and the next section loads the code again', async () => {
  const lines: string[] = []
  const fetch = jest.fn(() => Promise.reject(new Error('offline')))
  const sections = new LaterSections(fetch, (line) => lines.push(line))
  await sections.load()
  await sections.load()
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(lines).toEqual(Array(2).fill('sections did not load: Error: offline'))
  expect(sections.parts).toBeNull()
})

test('a platform that cannot load code later logs that', async () => {
  const lines: string[] = []
  await new LaterSections(null, (line) => lines.push(line)).load()
  expect(lines).toEqual(['this platform cannot load sections later'])
})
