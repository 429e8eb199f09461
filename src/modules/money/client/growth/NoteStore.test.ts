import type { TeamPerson } from '@quanzi/contract'
import type { Call } from '@/gateway/call'
import type { callOnce } from '@/gateway/callOnce'
import { NoteStore } from './NoteStore'

const client = { id: '7', nickname: '小满', tag: 'keen' } as TeamPerson

function setUp(save: () => Promise<unknown> = async () => ({ text: '聊过', tag: 'keen', at: 1 })) {
  const kept = new Map<string, string>()
  const saved: unknown[] = []
  const store = new NoteStore({
    iid: 1000,
    drafts: { read: (key) => kept.get(key) ?? '', write: (key, text) => void kept.set(key, text) },
    onSaved: (id, note) => saved.push([id, note.text]),
    ask: (async () => ({ list: [], total: 0, hasMore: false })) as unknown as Call,
    save: save as unknown as typeof callOnce,
  })
  return { store, kept, saved }
}

test('an empty note and one of more than 200 characters are refused; 200 are saved', async () => {
  const { store, saved } = setUp()
  store.open(client)
  expect([store.tag, await store.submit(), store.problem]).toEqual(['keen', false, 'empty'])
  store.write('长'.repeat(201))
  expect([store.problem, await store.submit()]).toEqual(['long', false])
  store.write('长'.repeat(200))
  expect([store.problem, await store.submit(), store.client]).toEqual([null, true, null])
  expect(saved).toEqual([['7', '聊过']])
})

test('what was written stays when saving fails, also in a sheet that is opened again', async () => {
  const { store, kept } = setUp(async () => {
    throw new Error('offline')
  })
  store.open(client)
  store.write('周末联系')
  await expect(store.submit()).rejects.toThrow('offline')
  expect([store.text, store.busy, kept.get('7')]).toEqual(['周末联系', false, '周末联系'])
  store.close()
  store.open(client)
  expect(store.text).toBe('周末联系')
})
