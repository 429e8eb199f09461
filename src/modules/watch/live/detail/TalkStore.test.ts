import type { Comment } from '@quanzi/contract'
import { TalkStore } from './TalkStore'

const line = (id: number, content = `第${id}句`): Comment => ({
  ...{ id: String(id), content, scores: [0, 0, 0] as const, createdAt: id },
  user: { rid: 7, nick_name: '安', headImg: '' },
})

function desk() {
  const fetch = jest.fn(async (_afterId: string | null): Promise<readonly Comment[]> => [line(1), line(2)])
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
  await store.read()
  expect(fetch).toHaveBeenLastCalledWith('4')
  store.receive(Array.from({ length: 250 }, (_, at) => line(10 + at)))
  expect([ids().length, ids()[0]]).toEqual([200, '259'])
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
