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

test('all that failed are tried again in their order, as when the network is back', async () => {
  let down = true
  const tried: string[] = []
  const queue = new UploadQueue([])
  const upload = (local: string) => {
    tried.push(local)
    const isLost = down && local !== 'b'
    return { address: isLost ? Promise.reject(new Error('down')) : Promise.resolve(local), abort: () => undefined }
  }
  queue.connect(upload, () => undefined)
  queue.add(['a', 'b', 'c'])
  await settle()
  expect([queue.wait, queue.unfinished]).toEqual(['failed', 2])
  down = false
  queue.retryFailed()
  await settle()
  expect([queue.wait, queue.unfinished]).toEqual(['none', 0])
  expect(tried).toEqual(['a', 'b', 'c', 'a', 'c'])
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

test('some are uploaded at once; paused ones begin again, and an upload that was stopped says nothing any more', async () => {
  const ends: Record<string, (() => void)[]> = {}
  const aborted: string[] = []
  const queue = new UploadQueue([], 2)
  queue.connect(
    (local) => ({
      address: new Promise<string>((resolve, reject) => {
        ends[local] = [() => resolve(`stored-${local}`), () => reject(new Error('down'))]
      }),
      abort: () => {
        aborted.push(local)
        ends[local]?.[1]?.()
      },
    }),
    () => undefined,
  )
  const states = () => queue.items.map(({ state }) => state).join(' ')
  queue.restore([{ local: 'a' }, { local: 'b', address: 'stored-b' }, { local: 'c' }, { local: 'd' }])
  expect(states()).toBe('uploading uploaded uploading waiting')
  queue.pause()
  await settle()
  expect([states(), aborted]).toEqual(['waiting uploaded waiting waiting', ['a', 'c']])
  queue.resume()
  expect(states()).toBe('uploading uploaded uploading waiting')
  ends.a?.[0]?.()
  await settle()
  expect(states()).toBe('uploaded uploaded uploading uploading')
  expect(queue.items[1]?.address).toBe('stored-b')
})
