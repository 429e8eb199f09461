import type { StepSummary, StepsRecorded } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import { done, refused } from '@/platform/outcome'
import { StepCountStore } from './StepCountStore'

const NOW = 1_000_000_000

const SUMMARY: StepSummary = {
  challenge: { id: 'c', title: '走', goalDay: 8000, goalTotal: 100_000, startsAt: NOW - 1000, endsAt: NOW + 1000 },
  joined: true,
  today: 10,
  goal: 8000,
  total: 10,
  days: [],
  city: '',
  cityFrom: 0,
  syncedAt: 0,
  claims: [],
}
const RECORDED: StepsRecorded = { saved: [], leftOut: [], state: 'counted' }
const stale = () => new GatewayError({ kind: 'business', code: 1000007, msg: '', response: null })

function storeWith(parts: Partial<ConstructorParameters<typeof StepCountStore>[0]> = {}) {
  const log: string[] = []
  const store = new StepCountStore({
    fetch: async () => SUMMARY,
    kept: { read: () => null, write: () => log.push('kept') },
    counted: true,
    logIn: async () => log.push('login'),
    read: async () => {
      log.push('read')
      return done({ encryptedData: 'e', iv: 'i' })
    },
    send: async () => {
      log.push('send')
      return RECORDED
    },
    now: () => NOW,
    ...parts,
  })
  return { store, log }
}

test('logs in, then reads, then sends: the key belongs to the newest login', async () => {
  const { store, log } = storeWith()
  expect(await store.sync()).toEqual({ kind: 'done', recorded: RECORDED })
  expect(log).toEqual(['login', 'read', 'send', 'kept'])
})

test('expect-play §2 session key: STALE is answered by one more try, silently, and not by a third: then the steps could not be read', async () => {
  let tries = 0
  const once = storeWith({
    send: async () => {
      if (++tries === 1) throw stale()
      return RECORDED
    },
  })
  expect((await once.store.sync()).kind).toBe('done')
  expect(once.log.filter((step) => step === 'login')).toHaveLength(2)
  tries = 0
  const always = storeWith({
    send: async () => {
      tries++
      throw stale()
    },
  })
  expect(await always.store.sync()).toEqual({ kind: 'failed' })
  expect(tries).toBe(2)
  expect(always.store.busy).toBe(false)
})

test('opening synchronises what is older than ten minutes, and makes nobody take part', async () => {
  const old = storeWith({ fetch: async () => ({ ...SUMMARY, syncedAt: NOW - 10 * 60_000 }) })
  await old.store.open()
  expect(old.log).toContain('send')
  const fresh = storeWith({ fetch: async () => ({ ...SUMMARY, syncedAt: NOW - 10 * 60_000 + 1 }) })
  await fresh.store.open()
  expect(fresh.log).not.toContain('send')
  const visitor = storeWith({ fetch: async () => ({ ...SUMMARY, joined: false }) })
  await visitor.store.open()
  expect(visitor.log).not.toContain('send')
  const onH5 = storeWith({ counted: false })
  await onH5.store.open()
  expect(onH5.log).not.toContain('read')
})

test('kept figures are shown first, and stay when the gateway cannot be reached', async () => {
  const fail = async () => {
    throw new GatewayError({ kind: 'network', code: 0, msg: '没有网络', response: null })
  }
  const known = storeWith({ fetch: fail, kept: { read: () => SUMMARY, write: () => undefined } })
  expect(known.store.state.kind).toBe('ready')
  await known.store.load()
  expect(known.store.state.kind).toBe('ready')
  // At the start of the app it is not known yet whose figures are shown.
  let who: typeof SUMMARY | null = null
  const late = storeWith({
    fetch: () => new Promise(() => undefined),
    kept: { read: () => who, write: () => undefined },
  })
  expect(late.store.state.kind).toBe('loading')
  who = SUMMARY
  void late.store.open()
  expect(late.store.state.kind).toBe('ready')
  const unknown = storeWith({ fetch: fail })
  await unknown.store.load()
  expect(unknown.store.state.kind).toBe('error')
})

test('a refusal is told apart from a failure, and nothing is sent', async () => {
  const denied = storeWith({ read: async () => refused('denied') })
  expect(await denied.store.sync()).toEqual({ kind: 'denied' })
  const failed = storeWith({ read: async () => refused('failed') })
  expect(await failed.store.sync()).toEqual({ kind: 'failed' })
  expect([...denied.log, ...failed.log]).not.toContain('send')
})

test('a day without steps has a bar too, from the first day of the challenge until today', async () => {
  const challenge = { ...SUMMARY.challenge, startsAt: NOW - 3 * 86_400_000 }
  const days = [{ date: '1970-01-10', steps: 5, source: 'wechat' as const }]
  const { store } = storeWith({ fetch: async () => ({ ...SUMMARY, challenge, days }) })
  expect(store.days).toEqual([])
  await store.load()
  expect(store.days.map(({ date, steps }) => `${date} ${steps}`)).toEqual([
    '1970-01-09 0',
    '1970-01-10 5',
    '1970-01-11 0',
    '1970-01-12 0',
  ])
})
