import { type Assistant, type AssistantAnswer, ERRORS } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import { AssistantStore, faultOf } from './AssistantStore'

const answer = (id: string, credits: number, more: Partial<AssistantAnswer> = {}): AssistantAnswer => ({
  ...{ id, question: '问题', answer: '回答', sources: [], at: 0, credits },
  ...more,
})

function start(credits: number, answers: readonly (AssistantAnswer | Error)[]) {
  let asked = 0
  const held: Assistant = { credits, packs: [], history: [], suggestions: ['退款多久到账？'] }
  const store = new AssistantStore({
    fetch: async () => held,
    ask: async () => {
      const next = answers[asked]
      asked += 1
      if (next instanceof Error) throw next
      if (!next) throw new Error('too many')
      return next
    },
  })
  return { store, asked: () => asked, held }
}

test('an answer appears below the earlier ones and costs one credit', async () => {
  const { store } = start(2, [answer('1', 1), answer('2', 1, { answer: '' })])
  await store.load()
  expect(await store.ask('下山怎样保护膝盖')).toBe(true)
  expect([store.credits, store.turns.map(({ id }) => id), store.pending]).toEqual([1, ['1'], ''])
  expect(await store.ask('说说别的')).toBe(true)
  expect(store.credits).toBe(1)
})

test('a failed question keeps its text and its credit, and can be sent again', async () => {
  const offline = new GatewayError({ kind: 'network', code: 0, msg: '网络不通' })
  const { store } = start(1, [offline, answer('1', 0)])
  await store.load()
  expect(await store.ask('下山怎样保护膝盖')).toBe(false)
  expect([store.pending, store.credits, store.problem !== '']).toEqual(['下山怎样保护膝盖', 1, true])
  expect(await store.ask(store.pending)).toBe(true)
  expect([store.pending, store.problem]).toEqual(['', ''])
})

test('something to ask is suggested until something was asked', async () => {
  const { store, held } = start(1, [answer('1', 0)])
  await store.load()
  expect(store.suggestions).toEqual(held.suggestions)
  await store.ask('问一问')
  expect(store.suggestions).toEqual([])
})

test('a double tap asks once', async () => {
  const { store, asked } = start(5, [answer('1', 4)])
  await store.load()
  expect(await Promise.all([store.ask('问一问'), store.ask('问一问')])).toEqual([true, false])
  expect(asked()).toBe(1)
})

test('without credits the packs are shown, even when the credits were used on another device', async () => {
  const none = start(0, [])
  await none.store.load()
  expect([await none.store.ask('问一问'), none.store.buying, none.asked()]).toEqual([false, true, 0])
  const balance = new GatewayError({ kind: 'business', code: ERRORS.BALANCE.code, msg: '余额不足' })
  const gone = start(1, [balance])
  await gone.store.load()
  expect([await gone.store.ask('问一问'), gone.store.buying, gone.store.pending]).toEqual([false, true, '问一问'])
})

test('the limits of a question', () => {
  expect([faultOf(' 问 '), faultOf('问问'), faultOf('问'.repeat(501))]).toEqual(['short', null, 'long'])
})
