import type { Call } from '@/gateway/call'
import { GatewayError } from '@/gateway/GatewayError'
import { JoinStore } from './JoinStore'

const RULES = { html: '', levels: 2, rates: [1000, 500], lockDays: 365, autoApprove: false }
const PARENT = { id: '7', nickname: '林间来信', status: 1 }

interface Scene {
  readonly isMember?: boolean
  readonly hasMobile?: boolean
  readonly parentId?: string
  readonly parent?: object | null
  readonly own?: object | null
  readonly fail?: string
  readonly lockedTo?: string
}

function setUp({
  isMember = true,
  hasMobile = true,
  parentId = '7',
  parent = PARENT,
  own = null,
  fail,
  lockedTo,
}: Scene = {}) {
  const asked: [string, object][] = []
  let member = isMember
  const ask = (async ({ uri }: { uri: string }, params: { id?: string }) => {
    asked.push([uri, params])
    if (uri === '/multidis/getRegulations') return RULES
    if (uri === '/multidis/lockFans') return { roleId: lockedTo ?? null }
    if (uri === '/multidis/role/get') return params.id ? parent : own
    if (uri === '/multidis/role/apply' && fail)
      throw new GatewayError({ kind: 'business', code: fail === 'NOTFOUND' ? 1000004 : 1000006, msg: '不行' })
    return { id: '9', status: 0, parentName: '林间来信' }
  }) as Call
  const store = new JoinStore({
    ...{ iid: 1000, parentId, ask, underLock: lockedTo !== undefined },
    isMember: () => member,
    hasMobile: () => hasMobile && member,
    register: async (mobile, code) => {
      asked.push(['register', { mobile, code }])
      member = true
    },
    bind: async (mobile, code) => void asked.push(['bind', { mobile, code }]),
  })
  const did = () =>
    asked.filter(([uri]) => !['/multidis/getRegulations', '/multidis/role/get', '/multidis/lockFans'].includes(uri))
  return { store, asked, did }
}

test('a member with a number applies under the recruiter, after ticking the rules', async () => {
  const { store, did } = setUp()
  await store.load()
  expect([store.state.kind, store.standing, store.parent?.nickname, store.needsMobile]).toEqual([
    ...['ready', 'free', '林间来信'],
    false,
  ])
  expect(await store.apply()).toBe(false)
  expect([store.problems, did()]).toEqual([{ agreed: 'agreeFirst' }, []])
  store.agree(true)
  const taps = [store.apply(), store.apply()]
  expect(await Promise.all(taps)).toEqual([true, false])
  expect(did()).toEqual([['/multidis/role/apply', { iid: 1000, parentId: '7' }]])
  expect(store.standing).toBe('waiting')
})

test.each([
  [{ isMember: false }, 'register'],
  [{ hasMobile: false }, 'bind'],
] as const)('%j gives the number by one button: %s, then the application', async (scene, way) => {
  const { store, did } = setUp(scene)
  await store.load()
  store.agree(true)
  expect(await store.apply()).toBe(false)
  expect(store.problems).toEqual({ mobile: 'mobileWrong', code: 'codeWrong' })
  store.type('mobile', ' 13912345678')
  store.type('code', '123456')
  expect(await store.apply()).toBe(true)
  expect(did().map(([uri]) => uri)).toEqual([way, '/multidis/role/apply'])
  expect(did()[0]?.[1]).toEqual({ mobile: '13912345678', code: '123456' })
})

test('a recruiter who ended is named as gone, and the application goes to the tenant', async () => {
  const { store, did } = setUp({ parent: { ...PARENT, status: 2 } })
  await store.load()
  expect([store.parent, store.isParentGone]).toEqual([null, true])
  store.agree(true)
  await store.apply()
  expect(did()).toEqual([['/multidis/role/apply', { iid: 1000, parentId: '0' }]])
})

test('a recruiter who ends between is dropped with the message; the next tap goes to the tenant', async () => {
  const { store, did } = setUp({ fail: 'NOTFOUND' })
  await store.load()
  store.agree(true)
  await expect(store.apply()).rejects.toMatchObject({ code: 1000004 })
  await expect(store.apply()).rejects.toMatchObject({ code: 1000004 })
  expect(did().map(([, params]) => params)).toEqual([
    { iid: 1000, parentId: '7' },
    { iid: 1000, parentId: '0' },
  ])
  expect(store.busy).toBe(false)
})

test('an application that waits can be withdrawn', async () => {
  const { store, did } = setUp({ own: { id: '9', status: 0 } })
  await store.load()
  expect(store.standing).toBe('waiting')
  await store.withdraw()
  expect([store.standing, did()]).toEqual(['free', [['/multidis/role/cancel', { iid: 1000, id: '9', status: 0 }]]])
})

test('a visitor asks for no role', async () => {
  const { store, asked } = setUp({ isMember: false, parentId: '0' })
  await store.load()
  expect(asked.map(([uri]) => uri)).toEqual(['/multidis/getRegulations'])
})

test.each([
  [{ parentId: '0', lockedTo: '7' }, '7'],
  [{ parentId: '8', lockedTo: '7', parent: { ...PARENT, id: '8' } }, '8'],
  [{ parentId: '0', lockedTo: '7', parent: null }, '0'],
  [{ parentId: '0' }, '0'],
])(
  'whoever is locked to a distributor applies under them, unless the address names another: %j',
  async (scene, under) => {
    const { store, did } = setUp(scene)
    await store.load()
    store.agree(true)
    await store.apply()
    expect(did()).toEqual([['/multidis/role/apply', { iid: 1000, parentId: under }]])
  },
)
