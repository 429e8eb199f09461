import { GatewayError } from '@/gateway/GatewayError'
import { ActivateStore, inFours, readCardCode } from './ActivateStore'

const fill = (store: ActivateStore) => {
  store.type('cardNo', '8000 0000 0000 0001')
  store.type('pwd', 'SHANYE01')
  store.type('name', '林小路')
  store.type('idCard', '110101199003077758')
  store.type('mobile', '13800000001')
  store.type('verifyCode', '123456')
}
const setUp = (send: (form: object) => Promise<unknown> = async () => ({})) =>
  new ActivateStore({ send, now: () => Date.UTC(2026, 10, 22) })

test('nothing is sent before the form is right and the rules are accepted', async () => {
  const sent: object[] = []
  const store = setUp(async (form) => sent.push(form))
  expect(store.problems).toEqual([])
  expect(await store.submit()).toBe(false)
  expect(store.problems).toEqual(['cardNo', 'pwd', 'name', 'idCard', 'mobile', 'verifyCode', 'consent'])
  fill(store)
  expect([await store.submit(), store.problems]).toEqual([false, ['consent']])
  store.agree(true)
  expect(await store.submit()).toBe(true)
  expect(sent).toEqual([expect.objectContaining({ cardNo: '8000000000000001', pwd: 'SHANYE01' })])
})

test('a locked number says until when; another number may be tried', async () => {
  const store = setUp(async () => {
    throw new GatewayError({ kind: 'business', code: 1000010, msg: '', response: { data: { until: 5000 } } })
  })
  fill(store)
  store.agree(true)
  expect([await store.submit(), store.lockedUntil, store.busy]).toEqual([false, 5000, false])
  store.type('cardNo', '8000 0000 0000 0002')
  expect(store.lockedUntil).toBeNull()
})

test.each([
  ['8000000000000001 SHANYE01', { cardNo: '8000000000000001', pwd: 'SHANYE01' }],
  ['https://x.cn/c?no=8000000000000001&pwd=SHANYE01', { cardNo: '8000000000000001', pwd: 'SHANYE01' }],
  ['8000000000000001', { cardNo: '8000000000000001', pwd: '' }],
  ['80000000000000012', null],
  ['hello', null],
])('a scan of %j', (code, read) => expect(readCardCode(code)).toEqual(read))

test('the number is read in fours, and a scan that is no card changes nothing', () => {
  expect(inFours('8000000000000001')).toBe('8000 0000 0000 0001')
  const store = setUp()
  expect([store.scanned('x'), store.form.cardNo]).toEqual([false, ''])
  expect([store.scanned('8000000000000001 SHANYE01'), store.form.cardNo]).toEqual([true, '8000 0000 0000 0001'])
})
