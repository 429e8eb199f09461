import { type ContentDetail, ERRORS } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import { CardStore } from './CardStore'

const card = { id: 'c1', mine: { mark: ['like'], author: false } } as unknown as ContentDetail

test('a card is kept at once, and let go when that is refused', async () => {
  const store = new CardStore(async () => card)
  await store.load()
  await store.toggleKeep(async (on) => expect([on, store.isKept]).toEqual([true, true]))
  expect(store.card?.mine.mark).toEqual(['like', 'keep'])
  await expect(store.toggleKeep(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(store.isKept).toBe(true)
})

test('no card yet is no failure', async () => {
  const missing = new GatewayError({ kind: 'business', code: ERRORS.NOTFOUND.code, msg: '' })
  const store = new CardStore(() => Promise.reject(missing))
  await store.load()
  expect(store.none).toBe(true)
  const offline = new CardStore(() => Promise.reject(new Error('offline')))
  await offline.load()
  expect([offline.none, offline.state.kind]).toEqual([false, 'error'])
})
