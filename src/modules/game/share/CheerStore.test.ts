import { type ContentDetail, ERRORS, type GameResult } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import { CheerStore } from './CheerStore'

const result = { entry: { id: 'e1' }, cheers: 4, cheered: false } as unknown as GameResult

function storeOf(fetchResult: (() => Promise<GameResult>) | null = async () => result) {
  const cheers: string[] = []
  const store = new CheerStore({
    fetchDetail: async () => ({ title: '古城晨跑' }) as ContentDetail,
    fetchResult,
    cheer: async (id) => {
      cheers.push(id)
      return { on: true, count: 5 }
    },
    requireMember: async () => true,
    missing: (message) => ({ kind: 'empty', message }),
  })
  return { store, cheers }
}

test('a cheer counts once a day and once for two taps', async () => {
  const { store, cheers } = storeOf()
  await store.load()
  expect(await Promise.all([store.cheer(), store.cheer()])).toEqual([true, false])
  expect(await store.cheer()).toBe(false)
  expect([cheers, store.result?.cheers]).toEqual([['e1'], 5])
})

test('a hidden result says so, a failed reading offers another try, an event needs no result', async () => {
  const hidden = new GatewayError({ kind: 'business', code: ERRORS.CLOSED.code, msg: '成绩未公开' })
  const closed = storeOf(() => Promise.reject(hidden)).store
  await closed.load()
  expect(closed.state).toEqual({ kind: 'empty', message: '成绩未公开' })
  const failing = storeOf(() => Promise.reject(new Error('offline'))).store
  await failing.load()
  expect(failing.state.kind).toBe('error')
  const event = storeOf(null).store
  await event.load()
  expect([event.state.kind, event.result]).toEqual(['ready', null])
})
