import type { Call } from '@/gateway/call'
import type { callOnce } from '@/gateway/callOnce'
import { GatewayError } from '@/gateway/GatewayError'
import { CardsStore } from './CardsStore'

const own = { id: 'c1', state: 'active', mobile: '13800000001' }

function setUp(found: () => unknown = () => ({ cards: [{ id: '', state: 'new' }] })) {
  const sent: object[] = []
  const ask = (async (_call: object, params: { cardNo?: string }) =>
    params.cardNo ? found() : { cards: [own] }) as unknown as Call
  const once = (async (_key: string, _call: object, params: (reqId: string) => object) => {
    sent.push(params('r'))
    return { state: 'frozen' }
  }) as unknown as typeof callOnce
  return { store: new CardsStore({ iid: 1000, ask, once }), sent }
}

test('a number is looked up when it is complete; what the gateway says of an unknown one shows', async () => {
  const { store } = setUp()
  store.write('8000')
  await store.query()
  expect(store.found).toBeNull()
  store.write('8000 0000 0000 0001')
  await store.query()
  expect(store.found?.state).toBe('new')
  const unknown = setUp(() => {
    throw new GatewayError({ kind: 'business', code: 1000004, msg: '卡号不存在' })
  }).store
  unknown.write('8000000000000009')
  await unknown.query()
  expect([unknown.found, unknown.fault, unknown.busy]).toEqual([null, '卡号不存在', false])
  unknown.write('8000000000000008')
  expect(unknown.fault).toBe('')
})

test('a lost card is sent without a code, one that runs again with it', async () => {
  const { store, sent } = setUp()
  await store.load()
  expect(await store.freeze('c1', true)).toBe('frozen')
  store.askCode(store.own[0] ?? null)
  store.type('123456')
  await store.freeze('c1', false)
  expect(sent).toEqual([
    { iid: 1000, reqId: 'r', cardId: 'c1', on: true },
    { iid: 1000, reqId: 'r', cardId: 'c1', on: false, verifyCode: '123456' },
  ])
  expect(store.lost).toBeNull()
})
