import type { ChatSent } from '@quanzi/contract'
import fc from 'fast-check'
import { memoryStorage } from '../testing/memoryStorage'
import { openChatStorage } from './ChatStorage'
import { Outbox, type OutboxItem } from './Outbox'

type Fate = 'taken' | 'lost before' | 'lost after' | 'busy' | 'killed after'

/** A gate that stores by tempID, and a connection that loses requests and answers as `fates` says. */
function setUp(fates: Fate[]) {
  const device = memoryStorage()
  const stored: string[] = []
  const kept: string[] = []
  const timers: (() => void)[] = []
  const start = (): Outbox =>
    new Outbox({
      storage: openChatStorage(device, 1000, '1'),
      later: (_, action) => void timers.push(action),
      now: () => 1,
      acknowledged: (item) => void kept.push(item.tempID),
      send: async ({ tempID }: OutboxItem): Promise<ChatSent> => {
        const fate = fates.shift() ?? 'taken'
        if (fate === 'lost before') throw new Error('lost')
        if (fate === 'busy') return { code: 503 }
        if (!stored.includes(tempID)) stored.push(tempID)
        if (fate === 'killed after') {
          box.closed()
          box = start()
          timers.push(() => box.opened())
          return new Promise(() => undefined)
        }
        if (fate === 'lost after') throw new Error('lost')
        return { code: 200, id: String(stored.indexOf(tempID) + 1), date: 1 }
      },
    })
  let box = start()
  const settle = async () => {
    for (let round = 0; round < 400 && (box.items.length > 0 || timers.length > 0); round++) {
      await new Promise((resolve) => setImmediate(resolve))
      timers.shift()?.()
    }
  }
  return { stored, kept, settle, box: () => box }
}

const item = (n: number) => ({
  tempID: `t${n}`,
  conversation: 'c',
  receiver: { roleID: 2, uid: 2 },
  body: { type: 1 as const, text: String(n) },
})

test('whatever is lost and however often the app is killed, every message is sent once and in order', async () => {
  const fate = fc.constantFrom<Fate>('taken', 'lost before', 'lost after', 'busy', 'killed after')
  await fc.assert(
    fc.asyncProperty(fc.array(fate, { maxLength: 25 }), fc.integer({ min: 1, max: 8 }), async (fates, count) => {
      const line = setUp([...fates])
      const wanted = Array.from({ length: count }, (_, n) => `t${n}`)
      for (let n = 0; n < count; n++) line.box().put(item(n))
      line.box().opened()
      await line.settle()
      expect(line.stored).toEqual(wanted)
      expect(line.kept).toEqual(wanted)
      expect(line.box().items).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('a refused message waits for the user and blocks no other; it can be sent again or deleted', async () => {
  const answers: ChatSent[] = [{ code: 1000003, msg: 'no' }, { code: 200 }, { code: 200 }]
  const box = new Outbox({
    storage: openChatStorage(memoryStorage(), 1000, '1'),
    later: () => undefined,
    now: () => 1,
    acknowledged: () => undefined,
    send: async () => answers.shift() ?? { code: 200 },
  })
  box.put(item(1))
  box.put(item(2))
  box.opened()
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  await turn()
  expect(box.items).toMatchObject([{ tempID: 't1', refusal: 'no' }])
  box.retry('t1')
  await turn()
  expect(box.items).toEqual([])
})

test('a message that does not fit on the device is not taken', () => {
  const box = new Outbox({
    storage: openChatStorage(memoryStorage(10), 1000, '1'),
    later: () => undefined,
    now: () => 1,
    acknowledged: () => undefined,
    send: async () => ({ code: 200 }),
  })
  expect(box.put(item(1))).toBe(false)
  expect(box.items).toEqual([])
})
