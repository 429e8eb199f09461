import {
  type ActSession,
  type ContentDetail,
  ERRORS,
  ORDER_TYPE,
  type OrderCalculation,
  type TeamDetail,
} from '@quanzi/contract'
import { type EnrollDraft, isEnrollDraft } from '@/domain/entrant/EnrollDraft'
import { GatewayError } from '@/gateway/GatewayError'
import type { PrepayOrder } from '@/session/PrepayStore'
import { EnrollStore } from './EnrollStore'

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
  title: '夜骑',
  cover: 'cover.jpg',
  sessions: [session('s1', 'full'), session('s2', 'open', 500), session('s3', 'open')],
  tickets: [
    { id: 't1', name: '成人', price: 9900, note: '' },
    { id: 't2', name: '儿童', price: 4900, note: '' },
  ],
  questions: [{ id: 'q-id', name: '身份证号', type: 'idCard', options: [], must: true, placeholder: '' }],
} as unknown as ContentDetail

const PERSON = { name: '林小圈', mobile: '13800138000', answers: { 'q-id': '11010519491231002X' } }

const full = () => new GatewayError({ kind: 'business', code: ERRORS.FULL.code, msg: '名额已满' })
const lost = () => new GatewayError({ kind: 'network', code: 0, msg: '网络不给力' })
const teamOf = (mine: string) => ({ team: { id: 'g1', mine } }) as unknown as TeamDetail

function start({
  kept = null as EnrollDraft | null,
  wanted = '',
  calculate = async () => ({}) as OrderCalculation,
  sessions = detail.sessions,
  trial = false,
  team = false,
  groupId = '',
  byDeposit = false,
  deposit = undefined as ContentDetail['deposit'],
  mine = 'captain',
  isMember = true,
  saveTrial = async (_row: number): Promise<unknown> => null,
} = {}) {
  const written: EnrollDraft[] = []
  const handed: PrepayOrder[] = []
  const saved: [number, unknown][] = []
  const store = new EnrollStore({
    iid: 1000,
    id: '9001',
    groupId,
    draftKey: 'enroll:9001',
    trial,
    team,
    byDeposit,
    wantedSession: wanted,
    fetchDetail: async () => ({ ...detail, sessions, ...(deposit ? { deposit } : {}) }),
    fetchTeam: async () => teamOf(mine),
    calculate,
    requireMember: async () => isMember,
    handOver: (order) => void handed.push(order),
    saveTrial: async (row, fields) => {
      await saveTrial(row)
      saved.push([row, fields])
    },
    joinWaitlist: async () => ({ state: 'waiting' }) as never,
    draft: { read: () => kept, write: (draft) => written.push(draft) },
    now: () => NOW,
  })
  return { store, written, handed, saved }
}

const fill = (store: EnrollStore) => store.entrants.restore([{ key: 'a', ...PERSON }])

test('the first open session and ticket are selected; the price covers all entrants', async () => {
  const { store } = start()
  await store.load()
  expect([store.sessionId, store.ticketId]).toEqual(['s2', 't1'])
  store.entrants.setCount(3)
  store.chooseTicket('t2')
  expect(store.total).toBe((4900 + 500) * 3)
})

test('the first full session’s waiting list is offered only when no session has a free place', async () => {
  const waited = async (...sessions: readonly ActSession[]) => {
    const { store } = start({ sessions })
    await store.load()
    return store.waitsFor
  }
  expect(await waited(session('s1', 'full'), session('s2', 'open'))).toBeNull()
  expect(await waited(session('s0', 'ended'), session('s1', 'full'), session('s2', 'full'))).toBe('s1')
  expect(await waited(session('s0', 'ended'))).toBeNull()
})

test('a session from the address is selected when it is open, not when it is full', async () => {
  const open = start({ wanted: 's3' })
  await open.store.load()
  expect(open.store.sessionId).toBe('s3')
  // The address names a session more lately than the draft does.
  const other = start({ wanted: 's3', kept: { sessionId: 's2', ticketId: 't2', entrants: [] } })
  await other.store.load()
  expect([other.store.sessionId, other.store.ticketId]).toEqual(['s3', 't2'])
  const full = start({ wanted: 's1' })
  await full.store.load()
  expect(full.store.sessionId).toBe('s2')
})

test('the draft is stored and restored, and survives a reload of the activity', async () => {
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

test('an untouched form stores no draft', async () => {
  const { store, written } = start()
  await store.load()
  store.keep()
  expect(written).toEqual([])
})

test('an invalid field shows its error and nothing is sent; then the order goes to checkout once', async () => {
  let asked = 0
  const { store, handed } = start({
    groupId: 'g1',
    calculate: async () => {
      asked += 1
      return {} as OrderCalculation
    },
  })
  await store.load()
  expect(await store.submit()).toEqual({ kind: 'problem', problem: { kind: 'entrant', row: 0, field: 'name' } })
  expect(asked).toBe(0)
  fill(store)
  const outcomes = await Promise.all([store.submit(), store.submit()])
  expect(outcomes).toEqual([{ kind: 'handedOver' }, null])
  expect(asked).toBe(1)
  expect(handed).toEqual([
    {
      iid: 1000,
      orderType: ORDER_TYPE.activity,
      keys: '9001',
      property: 's2',
      property2: 't1',
      num: 1,
      info: { entrants: [PERSON] },
      title: '夜骑',
      cover: 'cover.jpg',
      draftKey: 'enroll:9001',
      groupId: 'g1',
    },
  ])
})

test('a visitor is sent to login, and the draft is there on return', async () => {
  const { store, written, handed } = start({ isMember: false })
  await store.load()
  fill(store)
  expect(await store.submit()).toBeNull()
  expect(written).toHaveLength(1)
  expect(handed).toEqual([])
  expect(store.busy).toBe(false)
})

test('a session that cannot be entered is refused here too', async () => {
  const { store } = start({ sessions: [session('s1', 'closed')] })
  await store.load()
  fill(store)
  expect(await store.submit()).toEqual({ kind: 'problem', problem: { kind: 'session' } })
})

test('a tap on a full session opens its waiting list and leaves the choice as it is', async () => {
  const { store } = start()
  await store.load()
  store.chooseSession('s1')
  expect(store.waitlist.sessionId).toBe('s1')
  expect(store.sessionId).toBe('s2')
})

test('a session that has become full is loaded again and its waiting list is offered', async () => {
  const { store, handed } = start({ calculate: () => Promise.reject(full()) })
  await store.load()
  fill(store)
  expect(await store.submit()).toEqual({ kind: 'full', sessionId: 's2', msg: '名额已满' })
  expect(handed).toEqual([])
  expect(store.busy).toBe(false)
})

test('any other error rejects', async () => {
  const { store } = start({ calculate: () => Promise.reject(lost()) })
  await store.load()
  fill(store)
  await expect(store.submit()).rejects.toMatchObject({ msg: '网络不给力' })
  expect(store.busy).toBe(false)
})

test('repeating a trial that failed halfway stores no entrant twice', async () => {
  let online = false
  const { store, saved, handed } = start({
    trial: true,
    saveTrial: async (row) => {
      if (row === 1 && !online) throw lost()
    },
  })
  await store.load()
  store.entrants.ask([])
  store.entrants.restore([
    { key: 'a', ...PERSON },
    { key: 'b', ...PERSON, name: '林二圈' },
  ])
  await expect(store.submit()).rejects.toMatchObject({ kind: 'network' })
  online = true
  expect(await store.submit()).toEqual({ kind: 'trialSaved' })
  expect(saved).toEqual([
    [0, { ...PERSON, answers: {}, sessionId: 's2', ticketId: 't1' }],
    [1, { ...PERSON, name: '林二圈', answers: {}, sessionId: 's2', ticketId: 't1' }],
  ])
  expect(handed).toEqual([])
})

test('reasons why the form cannot be used', async () => {
  const obstacle = async (options: Parameters<typeof start>[0]) => {
    const { store } = start(options)
    await Promise.all([store.load(), store.loadTeam()])
    return store.obstacle
  }
  expect(await obstacle({})).toBeNull()
  expect(await obstacle({ team: true })).toBe('noTeam')
  expect(await obstacle({ team: true, groupId: 'g1', mine: 'member' })).toBe('onlyCaptain')
  expect(await obstacle({ team: true, groupId: 'g1' })).toBeNull()
  expect(await obstacle({ groupId: 'g1', mine: 'member' })).toBeNull()
  expect(await obstacle({ sessions: [] })).toBe('noSessions')
  expect(await obstacle({ sessions: [session('s0', 'ended')] })).toBe('closed')
  expect(await obstacle({ sessions: [session('s1', 'full')] })).toBeNull()
})

test('a deposit is offered where the activity has one, not to a team, and its order names the seats', async () => {
  const deposit = { share: 30, balanceHours: 2, refundable: true }
  const { store, handed } = start({ deposit, byDeposit: true })
  await store.load()
  fill(store)
  expect([store.total, store.due?.fen]).toEqual([10_400, 3120])
  await store.submit()
  const property = JSON.stringify({ orderType: ORDER_TYPE.activity, property: 's2', property2: 't1' })
  expect(handed[0]).toMatchObject({
    orderType: ORDER_TYPE.deposit,
    keys: '9001',
    property,
    property2: 'deposit',
    num: 1,
  })
  store.payDeposit(false)
  await store.submit()
  expect(handed[1]).toMatchObject({ orderType: ORDER_TYPE.activity, property: 's2', property2: 't1' })
  const team = start({ deposit, byDeposit: true, groupId: 'g1' })
  await team.store.load()
  expect(team.store.due).toBeNull()
})
