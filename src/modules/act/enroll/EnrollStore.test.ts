import type { ActSession, ContentDetail, OrderCalculation } from '@quanzi/contract'
import { type EnrollDraft, EnrollStore, isEnrollDraft } from './EnrollStore'

const NOW = Date.parse('2026-04-02T12:00:00+08:00')
const session = (id: string, state: ActSession['state'], price = 0): ActSession => ({
  id,
  name: id,
  price,
  startsAt: NOW + 86_400_000,
  endsAt: NOW + 90_000_000,
  stock: 10,
  sold: 0,
  minGroup: 1,
  ageFrom: null,
  ageTo: null,
  state,
})

const detail = {
  id: '9001',
  sessions: [session('s1', 'full'), session('s2', 'open', 500), session('s3', 'open')],
  tickets: [
    { id: 't1', name: '成人', price: 9900, note: '' },
    { id: 't2', name: '儿童', price: 4900, note: '' },
  ],
  questions: [{ id: 'q-id', name: '身份证号', type: 'idCard', options: [], must: true, placeholder: '' }],
} as unknown as ContentDetail

const PERSON = { name: '林小圈', mobile: '13800138000', answers: { 'q-id': '11010519491231002X' } }

function start({
  kept = null as EnrollDraft | null,
  wanted = '',
  calculate = async () => ({}) as OrderCalculation,
  sessions = detail.sessions,
} = {}) {
  const written: EnrollDraft[] = []
  const store = new EnrollStore({
    id: '9001',
    fetchDetail: async () => ({ ...detail, sessions }),
    calculate,
    draft: { read: () => kept, write: (draft) => written.push(draft) },
    now: () => NOW,
    wantedSession: wanted,
  })
  return { store, written }
}

const fill = (store: EnrollStore) => store.entrants.restore([{ key: 'a', ...PERSON }])

test('the first open session and ticket are chosen; the price is for everybody', async () => {
  const { store } = start()
  await store.load()
  expect([store.sessionId, store.ticketId]).toEqual(['s2', 't1'])
  store.entrants.setCount(3)
  store.chooseTicket('t2')
  expect(store.total).toBe((4900 + 500) * 3)
})

test('only when no session has a place left, the first full one is waited for', async () => {
  const waited = async (...sessions: readonly ActSession[]) => {
    const { store } = start({ sessions })
    await store.load()
    return store.waitsFor
  }
  expect(await waited(session('s1', 'full'), session('s2', 'open'))).toBeNull()
  expect(await waited(session('s0', 'ended'), session('s1', 'full'), session('s2', 'full'))).toBe('s1')
  expect(await waited(session('s0', 'ended'))).toBeNull()
})

test('a wished session is taken while it is open, a full one is not', async () => {
  const open = start({ wanted: 's3' })
  await open.store.load()
  expect(open.store.sessionId).toBe('s3')
  const full = start({ wanted: 's1' })
  await full.store.load()
  expect(full.store.sessionId).toBe('s2')
})

test('what was typed is kept, comes back, and a later reload of the activity does not lose it', async () => {
  const kept = { sessionId: 's3', ticketId: 't2', entrants: [{ key: 'a', ...PERSON, name: '草稿' }] }
  expect(isEnrollDraft(JSON.parse(JSON.stringify(kept)))).toBe(true)
  const { store, written } = start({ kept })
  await store.load()
  expect([store.sessionId, store.ticketId, store.entrants.drafts[0]?.name]).toEqual(['s3', 't2', '草稿'])
  store.entrants.type('a', 'name', '改过')
  await store.load()
  store.keep()
  expect(written[0]?.entrants[0]?.name).toBe('改过')
})

test('an untouched form is not kept', async () => {
  const { store, written } = start()
  await store.load()
  store.keep()
  expect(written).toEqual([])
})

test('a wrong field is named and nothing is asked; then the choice goes through the gateway once', async () => {
  let asked = 0
  const { store } = start({
    calculate: async () => {
      asked += 1
      return {} as OrderCalculation
    },
  })
  await store.load()
  expect(await store.submit()).toBeNull()
  expect(store.check()).toEqual({ kind: 'entrant', row: 0, field: 'name' })
  fill(store)
  const [choice, second] = await Promise.all([store.submit(), store.submit()])
  expect(choice).toMatchObject({ session: { id: 's2' }, ticket: { id: 't1' }, entrants: [PERSON] })
  expect(second).toBeNull()
  expect(asked).toBe(1)
})

test('a session that has become full is refused here too', async () => {
  const { store } = start()
  await store.load()
  fill(store)
  store.chooseSession('s1')
  expect(store.check()).toEqual({ kind: 'session' })
})
