import type { ContentDetail } from '@quanzi/contract'
import { ClubStore } from './ClubStore'

const FORM = { name: '林小圈', phone: '13800138000', num: 1 }

function start({ price = 0, joined = false, state = 'open', right = true, isMember = true } = {}) {
  const done: unknown[] = []
  const store = new ClubStore({
    club: () => ({ price, mine: { joined, author: false }, extra: { state } }) as unknown as ContentDetail,
    join: {
      ready: () => (right ? FORM : null),
      join: async () => right && done.push('join') > 0,
      leave: async () => void done.push('leave'),
    },
    requireMember: async () => isMember,
    order: async (form, payable) => {
      done.push(['order', form, payable])
      return 'G1'
    },
    reload: async () => void done.push('reload'),
  })
  return { store, done }
}

test('a free club is joined at once and loaded again', async () => {
  const { store, done } = start()
  await store.press()
  expect(store.asking).toBe(true)
  expect(await store.send()).toEqual({ kind: 'joined' })
  expect(done).toEqual(['join', 'reload'])
  expect(store.asking).toBe(false)
})

test('conventions §4: a club with a price is joined by an order of that price', async () => {
  const { store, done } = start({ price: 9900 })
  expect(store.offer).toBe('pay')
  expect(await store.send()).toEqual({ kind: 'ordered', gid: 'G1' })
  expect(done).toEqual([['order', FORM, 9900]])
})

test.each([0, 9900])('a wrong form sends nothing and stays open, price %d', async (price) => {
  const { store, done } = start({ price, right: false })
  await store.press()
  expect(await store.send()).toBeNull()
  expect([done, store.asking]).toEqual([[], true])
})

test('a visitor is sent to log in and sees no form', async () => {
  const { store } = start({ isMember: false })
  expect(await store.press()).toBe(false)
  expect(store.asking).toBe(false)
})

test('a member must confirm leaving; members can leave a full club too', async () => {
  const { store, done } = start({ joined: true, state: 'full' })
  expect([store.full, store.offer]).toEqual([false, 'leave'])
  expect(await store.press()).toBe(true)
  expect(store.asking).toBe(false)
  await store.leave()
  expect(done).toEqual(['leave', 'reload'])
  expect(start({ state: 'full' }).store.offer).toBe('full')
})
