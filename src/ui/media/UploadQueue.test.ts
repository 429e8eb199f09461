import { UploadQueue } from './UploadQueue'

const settle = () => new Promise((resolve) => setImmediate(resolve))

test('a failed picture keeps its place and can be tried again; the others are stored', async () => {
  let down = true
  const stored: string[][] = []
  const queue = new UploadQueue(['old'])
  queue.connect(
    async (local) => {
      if (local === 'b' && down) throw new Error('down')
      return `stored-${local}`
    },
    (addresses) => stored.push(addresses),
  )
  queue.add(['a', 'b', 'c'])
  expect(queue.unfinished).toBe(3)
  await settle()
  expect(queue.items.map((item) => item.state)).toEqual(['uploaded', 'uploaded', 'failed', 'uploaded'])
  expect(stored.at(-1)).toEqual(['old', 'stored-a', 'stored-c'])
  expect(queue.unfinished).toBe(1)
  down = false
  queue.retry(queue.items[2])
  await settle()
  expect(stored.at(-1)).toEqual(['old', 'stored-a', 'stored-b', 'stored-c'])
  expect(queue.unfinished).toBe(0)
  queue.remove(queue.items[0])
  expect(stored.at(-1)).toEqual(['stored-a', 'stored-b', 'stored-c'])
})
