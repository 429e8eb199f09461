import { UploadQueue } from './UploadQueue'

const settle = () => new Promise((resolve) => setImmediate(resolve))

test('a failed picture keeps its place and can be tried again; the others are stored', async () => {
  let down = true
  const stored: string[][] = []
  const queue = new UploadQueue(['old'])
  queue.connect(
    (local) => ({
      address: local === 'b' && down ? Promise.reject(new Error('down')) : Promise.resolve(`stored-${local}`),
      abort: () => undefined,
    }),
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

test('progress is reported, and the upload of a removed picture is aborted without a report', async () => {
  const stored: string[][] = []
  const abort = jest.fn()
  let progress: (percent: number) => void = () => undefined
  let finish: (address: string) => void = () => undefined
  const queue = new UploadQueue([])
  queue.connect(
    (_, onProgress) => {
      progress = onProgress
      return {
        address: new Promise<string>((resolve) => {
          finish = resolve
        }),
        abort,
      }
    },
    (addresses) => stored.push(addresses),
  )
  queue.add(['a'])
  const [item] = queue.items
  progress(40)
  expect([item?.state, item?.percent]).toEqual(['uploading', 40])
  if (item) queue.remove(item)
  expect(abort).toHaveBeenCalledTimes(1)
  finish('stored-a')
  await settle()
  expect([queue.items, stored]).toEqual([[], []])
})
