import fc from 'fast-check'
import { isText } from '@/lib/isText'
import { memoryStorage, messageOf } from '../testing/memoryStorage'
import { openChatStorage } from './ChatStorage'
import { MessageLog } from './MessageLog'

test('messages that arrive in any order, some twice, are stored in order and once, also after a restart', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 150 }), { maxLength: 300 }), (ids) => {
      const storage = openChatStorage(memoryStorage(), 1000, '1')
      const log = new MessageLog(storage, 'c')
      const added = ids.filter((id) => log.add(messageOf(id)))
      const wanted = [...new Set(ids)].sort((a, b) => a - b)
      expect(added).toHaveLength(wanted.length)
      const again = new MessageLog(storage, 'c')
      expect(again.newest(1000).map(({ id }) => Number(id))).toEqual(wanted)
    }),
    { numRuns: 60 },
  )
})

test('opening a conversation reads the last page only', () => {
  const device = memoryStorage()
  const log = new MessageLog(openChatStorage(device, 1000, '1'), 'c')
  for (let id = 1; id <= 1000; id++) log.add(messageOf(id))
  const read = jest.spyOn(device, 'read')
  const opened = new MessageLog(openChatStorage(device, 1000, '1'), 'c').newest(10)
  expect(opened[opened.length - 1]?.id).toBe('1000')
  expect(read.mock.calls.length).toBeLessThanOrEqual(3)
})

test('a full device drops old pages, never the newest messages or those waiting to be sent', () => {
  const storage = openChatStorage(memoryStorage(40_000), 1000, '1')
  expect(storage.write('out:x', 'mine')).toBe(true)
  const log = new MessageLog(storage, 'c')
  for (let id = 1; id <= 400; id++) log.add(messageOf(id))
  const kept = new MessageLog(storage, 'c').newest(30)
  expect(kept[kept.length - 1]?.id).toBe('400')
  expect(storage.read('out:x', isText)).toBe('mine')
})
