import {
  type Certificate,
  type CertificateStanding,
  type ContentDetail,
  ERRORS,
  type GameResult,
} from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import { ResultStore } from './ResultStore'

const result = (category = '男女 10K') => ({ entry: { id: 'e1', category }, mine: true }) as unknown as GameResult

function storeOf(fetchResult: () => Promise<GameResult> = async () => result()) {
  const sent: string[] = []
  const store = new ResultStore({
    fetchDetail: async () => ({ title: '' }) as ContentDetail,
    fetchResult,
    appeal: async (_, text) => sent.push(text),
    fetchStanding: async (id) =>
      ({ title: '西湖马拉松', lacks: 0, certificate: id === 'had' ? { no: '000007' } : null }) as CertificateStanding,
    issue: async () => ({ no: '000001' }) as Certificate,
    missing: (message) => ({ kind: 'empty', message }),
  })
  return { store, sent }
}

test('a result that is not public is no failure of the screen', async () => {
  const hidden = new GatewayError({ kind: 'business', code: ERRORS.CLOSED.code, msg: '成绩未公开' })
  const { store } = storeOf(() => Promise.reject(hidden))
  await store.load()
  expect(store.state).toEqual({ kind: 'empty', message: '成绩未公开' })
  const failing = storeOf(() => Promise.reject(new Error('offline')))
  await failing.store.load()
  expect(failing.store.state.kind).toBe('error')
})

test('an objection needs five characters and is sent once for two taps', async () => {
  const { store, sent } = storeOf()
  await store.load()
  store.write('  错了  ')
  expect(await store.appeal()).toBe(false)
  expect(store.appealIsShort).toBe(true)
  store.write('芯片时间不对')
  expect(await Promise.all([store.appeal(), store.appeal()])).toEqual([true, false])
  expect([sent, store.appealText]).toEqual([['芯片时间不对'], ''])
})

test('a certificate is issued for the result, and the distance is read from the category', async () => {
  const { store } = storeOf()
  await store.load()
  // Before it is taken it shows pale.
  expect([store.certificate, store.standing?.title]).toEqual([null, '西湖马拉松'])
  expect(await store.issue()).toBe(true)
  expect([store.certificate?.no, store.kilometres]).toEqual(['000001', 10])
  const had = storeOf(async () => ({ ...result(), entry: { id: 'had', category: '' } }) as GameResult)
  await had.store.load()
  expect(had.store.certificate?.no).toBe('000007')
  const none = storeOf(async () => result('亲子组'))
  await none.store.load()
  expect(none.store.kilometres).toBeNull()
})

test('no objection is offered while one waits or is upheld, and a reply that repeats the state is left out', async () => {
  const after = async (state: 'open' | 'passed' | 'refused' | null, reply = '') => {
    const appeal = state && { state, reply }
    const { store } = storeOf(async () => ({ ...result(), appeal, appealUntil: Date.now() + 60_000 }) as GameResult)
    await store.load()
    return store
  }
  const offered = await Promise.all([null, 'open' as const, 'passed' as const, 'refused' as const].map((s) => after(s)))
  expect(offered.map(({ mayAppeal }) => mayAppeal)).toEqual([true, false, false, true])
  expect((await after('passed', '已更正')).appealWords('成绩已更正')).toBe('成绩已更正')
  expect((await after('refused', '录像无误')).appealWords('未通过')).toBe('未通过 · 录像无误')
})
