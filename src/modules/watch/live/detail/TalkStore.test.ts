import type { Comment } from '@quanzi/contract'
import { TalkStore } from './TalkStore'

const line = (id: number, content = `第${id}句`): Comment => ({
  ...{ id: String(id), content, scores: [0, 0, 0] as const, createdAt: id },
  user: { rid: 7, nick_name: '安', headImg: '' },
})

function desk() {
  const fetch = jest.fn(async (_afterId: string | null) => ({ list: [line(1), line(2)], hasMore: false }))
  const send = jest.fn(async (_line: string) => ({ id: '9' }))
  const store = new TalkStore({ fetch, send, me: () => line(1).user, now: () => 9 })
  return { store, fetch, send, ids: () => store.lines.map(({ id }) => id) }
}

test('lines stand in the order of their ids, each once, and at most two hundred', async () => {
  const { store, fetch, ids } = desk()
  await store.read()
  expect(fetch).toHaveBeenCalledWith(null)
  store.receive([line(4), line(2)])
  store.receive([line(3)])
  expect(ids()).toEqual(['4', '3', '2', '1'])
  store.receive(Array.from({ length: 250 }, (_, at) => line(10 + at)))
  expect([ids().length, ids()[0]]).toEqual([200, '259'])
})

/** A room whose stored lines are read in pages of two. */
function room() {
  const stored: Comment[] = [line(1), line(2)]
  const store = new TalkStore({
    fetch: async (afterId) => {
      const after = stored.filter(({ id }) => Number(id) > Number(afterId)).sort((a, b) => Number(a.id) - Number(b.id))
      return afterId === null
        ? { list: [...stored].reverse().slice(0, 2), hasMore: stored.length > 2 }
        : { list: after.slice(0, 2), hasMore: after.length > 2 }
    },
    send: async () => ({ id: '9' }),
    me: () => line(1).user,
    now: () => 9,
  })
  return { store, stored, ids: () => store.lines.map(({ id }) => id) }
}

test('what was said while the line was lost is read, also when a push or the own line was later', async () => {
  const { store, stored, ids } = room()
  await store.read()
  stored.push(...[3, 4, 5, 6, 7].map((id) => line(id)))
  store.receive([line(7)])
  store.write('我也到了')
  await store.send()
  expect(ids()).toEqual(['9', '7', '2', '1'])
  await store.read()
  expect(ids()).toEqual(['9', '7', '6', '5', '4', '3', '2', '1'])
})

test('a line that was stored after a later one had been read is not lost', async () => {
  const { store, stored, ids } = room()
  await store.read()
  stored.push(line(4))
  await store.read()
  stored.push(line(3))
  await store.read()
  expect(ids()).toEqual(['4', '3', '2', '1'])
})

test('of very many missed lines the newest are read', async () => {
  const { store, stored, ids } = room()
  await store.read()
  stored.push(...Array.from({ length: 30 }, (_, at) => line(3 + at)))
  await store.read()
  expect(ids().slice(0, 3)).toEqual(['32', '31', '10'])
  stored.push(line(33))
  await store.read()
  expect(ids()[0]).toBe('33')
})

test('while older lines are read new ones wait and are counted; the end shows them', async () => {
  const { store, ids } = desk()
  await store.read()
  store.setAtEnd(false)
  store.receive([line(3), line(4)])
  expect([store.newCount, ids()]).toEqual([2, ['2', '1']])
  store.setAtEnd(true)
  expect([store.newCount, ids(), store.jumps]).toEqual([0, ['4', '3', '2', '1'], 0])
})

test('the button for new lines and the own line lead to the end; who is there already does not jump', async () => {
  const { store, ids } = desk()
  await store.read()
  store.setAtEnd(false)
  store.receive([line(3)])
  store.goToEnd()
  expect([store.newCount, ids(), store.jumps, store.isAtEnd]).toEqual([0, ['3', '2', '1'], 1, true])
  store.write('到了')
  await store.send()
  expect(store.jumps).toBe(1)
  store.setAtEnd(false)
  store.write('又到了')
  await store.send()
  expect(store.jumps).toBe(2)
})

test('the own line shows at once and stands once, whether the push or the answer comes first', async () => {
  const { store, send, ids } = desk()
  await store.read()
  store.write('  你好  ')
  const sent = store.send()
  expect([store.own?.content, store.draft]).toEqual(['你好', ''])
  store.receive([line(9, '你好')])
  await sent
  expect([ids(), store.own]).toEqual([['9', '2', '1'], null])
  expect(send).toHaveBeenCalledTimes(1)
})

test('a refused line returns to the field; nothing, or too much, is not sent', async () => {
  const { store, send } = desk()
  store.write(' ')
  await store.send()
  store.write('山'.repeat(101))
  expect(store.isTooLong).toBe(true)
  await store.send()
  expect(send).not.toHaveBeenCalled()
  send.mockRejectedValueOnce(new Error('LIMIT'))
  store.write('太快')
  await expect(store.send()).rejects.toThrow('LIMIT')
  expect([store.draft, store.own]).toEqual(['太快', null])
})

test('a failed first reading is said; a later one keeps the lines', async () => {
  const { store, fetch, ids } = desk()
  fetch.mockRejectedValueOnce(new Error('network'))
  await store.read()
  expect(store.failed).toBe(true)
  await store.read()
  fetch.mockRejectedValueOnce(new Error('network'))
  await store.read()
  expect([store.failed, ids()]).toEqual([false, ['2', '1']])
})
