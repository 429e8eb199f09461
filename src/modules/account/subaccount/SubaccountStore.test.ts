import type { GoodsAccount } from '@quanzi/contract'
import { SubaccountStore } from './SubaccountStore'

const OWN: GoodsAccount = { id: '1', name: '团购', discount: 90, seats: 5, used: 3, isOwner: true }

function start(first: GoodsAccount | null) {
  const held = { account: first }
  const fetchChildren = jest.fn(async () => [{ id: '9', userId: 2, nickname: '成员', joinedAt: 0 }])
  const fetchCode = jest.fn(async () => ({ code: 'AAAA', expireAt: 5 }))
  const remove = jest.fn(async () => true)
  const store = new SubaccountStore({
    fetchAccount: async () => held.account,
    fetchChildren,
    fetchCode,
    remove,
    none: () => ({ kind: 'empty' }),
  })
  return { store, held, fetchChildren, fetchCode, remove }
}

test('only the owner reads the children; without an account the screen says so', async () => {
  const child = start({ ...OWN, isOwner: false })
  await child.store.load()
  expect(child.fetchChildren).not.toHaveBeenCalled()
  const none = start(null)
  await none.store.load()
  expect(none.store.state.kind).toBe('empty')
})

test('a code is made once, and goes when somebody has joined with it', async () => {
  const { store, held, fetchCode } = start(OWN)
  await store.load()
  await Promise.all([store.invite(), store.invite()])
  expect([fetchCode.mock.calls.length, store.code?.code]).toEqual([1, 'AAAA'])
  await store.load()
  expect(store.code?.code).toBe('AAAA')
  held.account = { ...OWN, used: 4 }
  await store.load()
  expect(store.code).toBeNull()
  held.account = { ...OWN, used: 5 }
  await store.load()
  expect(store.isFull).toBe(true)
})

test('after a removal the seats are read again', async () => {
  const { store, held, remove } = start(OWN)
  await store.load()
  held.account = { ...OWN, used: 2 }
  await store.remove({ id: '9', userId: 2, nickname: '成员', joinedAt: 0 })
  expect([remove.mock.calls, store.account?.used]).toEqual([[['9']], 2])
})
