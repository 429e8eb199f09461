import type { WaitlistPlace } from '@quanzi/contract'
import { NotifyStore } from './NotifyStore'

function start(isMember = true, fails = false, place: WaitlistPlace | null = null) {
  const sent: [boolean, string][] = []
  const store = new NotifyStore({
    requireMember: async () => isMember,
    place: async () => place,
    send: async (on, phone) => {
      if (fails) throw new Error('offline')
      sent.push([on, phone])
      return { pos: 1, state: 'waiting' }
    },
  })
  return { store, sent }
}

test('a number is needed to register; two taps register once, and it can be taken back', async () => {
  const { store, sent } = start()
  expect(await store.set(true)).toBe(false)
  expect(store.isWrong).toBe(true)
  store.write(' 13912345678 ')
  expect(await Promise.all([store.set(true), store.set(true)])).toEqual([true, false])
  expect([sent, store.isRegistered]).toEqual([[[true, '13912345678']], true])
  await store.set(false)
  expect([sent.length, store.isRegistered]).toEqual([2, false])
})

test('a visitor is sent to login and a fault registers nobody; what was typed stays', async () => {
  const visitor = start(false)
  visitor.store.write('13912345678')
  expect(await visitor.store.set(true)).toBe(false)
  const { store } = start(true, true)
  store.write('13912345678')
  await expect(store.set(true)).rejects.toThrow('offline')
  expect([store.busy, store.isRegistered, store.phone]).toEqual([false, false, '13912345678'])
  store.suggest('13900000000')
  expect(store.phone).toBe('13912345678')
})

test('a page that was opened anew knows who is registered, and takes it back without a number', async () => {
  const { store, sent } = start(true, false, { pos: 2, state: 'waiting' })
  await store.load()
  expect(store.isRegistered).toBe(true)
  expect(await store.set(false)).toBe(true)
  expect([sent, store.isRegistered]).toEqual([[[false, '']], false])
  const other = start()
  await other.store.load()
  expect(other.store.isRegistered).toBe(false)
})
