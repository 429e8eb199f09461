import type { PickedFile } from '@/platform/media/types'
import { KeptPictures } from './KeptPictures'

const picture = (path: string): PickedFile => ({ path, name: path, size: 9 })

function device(room = Number.POSITIVE_INFINITY) {
  const stored = new Map<string, PickedFile>()
  let names: readonly string[] = []
  const list = {
    read: () => names,
    write: (next: readonly string[]) => {
      names = next
    },
  }
  const files = {
    keep: async (name: string, file: PickedFile) => {
      if (stored.size >= room) return false
      stored.set(name, { ...file, path: `kept:${file.path}` })
      return true
    },
    take: async (name: string) => stored.get(name) ?? null,
    drop: async (name: string) => void stored.delete(name),
  }
  return { stored, open: () => new KeptPictures({ files, name: 'review:1/a', list }) }
}

test('chosen pictures that are not uploaded are restored after a restart, in their order', async () => {
  const { open } = device()
  await open().keep([picture('a'), picture('b')])
  const later = open()
  expect(await later.restore()).toEqual(['kept:a', 'kept:b'])
  expect(later.fileOf('kept:b')?.name).toBe('b')
})

test('a stored or removed picture leaves the device', async () => {
  const { open, stored } = device()
  const pictures = open()
  await pictures.keep([picture('a'), picture('b')])
  await pictures.forget('a')
  expect(stored.size).toBe(1)
  expect(await open().restore()).toEqual(['kept:b'])
})

test('on a full device a picture can still be uploaded, and missing pictures are not waited for', async () => {
  const { open, stored } = device(1)
  const pictures = open()
  expect(await pictures.keep([picture('a'), picture('b')])).toEqual(['a', 'b'])
  expect(pictures.fileOf('b')).toBeDefined()
  stored.clear()
  expect(await open().restore()).toEqual([])
  expect(await open().restore()).toEqual([])
})
