import { blockChatPerson } from '@quanzi/contract'
import type { Call } from '@/gateway/call'
import { BlockedStore } from './BlockedStore'

const row = (n: number) => ({
  last: { id: String(n) },
  peer: n % 10 === 0 ? null : { roleID: n, uid: n, nick_name: `n${n}`, avatar: '', label: '' },
})

function desk(ids: readonly number[]) {
  const asked: object[] = []
  let rows = ids.map(row)
  let refused = false
  const ask = async ({ uri }: { uri: string }, params: { beforeId?: string; toRid?: number }) => {
    asked.push(params)
    if (refused) throw { msg: '系统繁忙' }
    if (uri !== blockChatPerson.uri)
      return rows
        .filter(({ last }) => params.beforeId === undefined || Number(last.id) < Number(params.beforeId))
        .slice(0, 50)
    rows = rows.filter(({ peer }) => peer?.roleID !== params.toRid)
    return true
  }
  const emptyState = () => ({ kind: 'empty' as const, message: '没有人' })
  const store = new BlockedStore({ iid: 1000, ask: ask as unknown as Call, createId: () => 'id', emptyState })
  return {
    store,
    asked,
    refuse: () => {
      refused = true
    },
  }
}

test('the blocked people are read page by page, and who has closed their account is left out', async () => {
  const { store, asked } = desk(Array.from({ length: 61 }, (_, at) => 61 - at))
  await store.list.load()
  expect([store.list.rows.length, store.list.more]).toEqual([45, 'idle'])
  await store.list.loadMore()
  expect([store.list.rows.length, store.list.more]).toEqual([55, 'end'])
  expect(asked).toEqual([
    { iid: 1000, beforeId: undefined, blocked: true },
    { iid: 1000, beforeId: '12', blocked: true },
  ])
})

test('who is unblocked leaves the list, once for a double tap; the last one leaves it empty', async () => {
  const { store, asked } = desk([2])
  store.show()
  await store.list.load()
  const [person] = store.list.rows
  if (!person) throw new Error('one person')
  expect(await Promise.all([store.unblock(person), store.unblock(person)])).toEqual([true, false])
  expect(asked.slice(2)).toEqual([{ iid: 1000, reqId: 'id', toRid: 2, blocked: false }])
  expect([store.list.rows, store.list.state, store.busy]).toEqual([[], { kind: 'empty', message: '没有人' }, null])
})

test('when the server refuses, the person stays blocked and can be tried again', async () => {
  const { store, refuse } = desk([2])
  await store.list.load()
  const [person] = store.list.rows
  refuse()
  await expect(person && store.unblock(person)).rejects.toEqual({ msg: '系统繁忙' })
  expect([store.list.rows.length, store.busy]).toEqual([1, null])
})
