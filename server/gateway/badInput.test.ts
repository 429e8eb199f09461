import { CALLS, type CallDefinition, paramNames } from '@quanzi/contract'
import * as v from 'valibot'
import { CallError } from '../call/CallError'
import { ROLE_CHECKS } from '../features'
import { createDemoServer } from '../testing/createDemoServer'
import type { Actor, TestServer } from '../testing/createTestServer'
import { RowChanges } from '../testing/RowChanges'
import { Till } from '../testing/Till'
import { parseParams } from './parseParams'

let server: TestServer
let changes: RowChanges
beforeAll(async () => {
  server = await createDemoServer()
  changes = await RowChanges.watch(server.db)
})
afterAll(() => server.close())

/** Access words that depend on a row, and those of every member. */
const ANY_MEMBER = ['public', 'member', 'applicant', 'author', 'holder', 'buyer', 'seller']

/** Calls that the caller of this test may make. The other roles have no table yet. */
const calls = Object.entries<CallDefinition>(CALLS).filter(
  ([, { kind, access }]) => kind !== 'chat' && (ANY_MEMBER.includes(access) || access in ROLE_CHECKS),
)

/** The parameters without `f`, which names the kind of client in every call. */
const fieldsOf = (definition: CallDefinition) => paramNames(definition).filter((name) => name !== 'f')

/** Texts of which at least one is valid for each parameter. */
const TEXTS = [
  ...['1000', '1', '9', '9001', 'CN', '13912345678', '林间小路', '2026-06-01', '2026-06', '1234', 'request-0001'],
  ...['[]', '{}', '["h5/1000_1"]', '[{"type":"text","text":"a"}]', 'gallery', 'act', 'contact', 'contacts', 'like'],
  ...[
    'hot',
    'tabBar',
    'draft',
    'pass',
    'join',
    'public',
    'report',
    'registration',
    'mall',
    'consult',
    '10',
    '11',
    '23',
    'a'.repeat(20),
  ],
]

/** Valid values for all required parameters. */
function plausible({ params }: CallDefinition): Record<string, string> {
  const entries = 'entries' in params ? (params.entries as Record<string, v.GenericSchema>) : {}
  const owed = Object.entries(entries).filter(([, schema]) => !v.is(schema, undefined))
  return Object.fromEntries(owed.map(([name, schema]) => [name, TEXTS.find((text) => v.is(schema, text)) ?? name]))
}

interface Caller {
  readonly as: Actor
  readonly own: Readonly<Record<string, unknown>>
}

/** A caller who may make the call: a member who is staff with every right, a distributor, an expert, a goods account's owner and a store's. */
async function caller(definition: CallDefinition): Promise<Caller> {
  const applicant = definition.access === 'applicant'
  const iid = applicant ? 3073 : 1000
  const as = await server.login({ iid, rights: ['content', 'order', 'scan', 'review', 'money', 'page'] })
  await server.db
    .insertInto('dis_role')
    .values({ iid, user_id: as.member.user_id, status: 1, at: server.time.now })
    .execute()
  await server.db.insertInto('expert').values({ iid, user_id: as.member.user_id, fee: 100 }).execute()
  await server.db
    .insertInto('cm_account')
    .values({ iid, owner_user_id: as.member.user_id, name: '团购', discount: 90, seats: 3 })
    .execute()
  await server.db
    .insertInto('small_store')
    .values({ iid, user_id: as.member.user_id, name: `小店 ${as.member.user_id}`, at: server.time.now })
    .execute()
  return { as, own: applicant ? { rid: as.member.rid, token: as.bearer } : {} }
}

/** The same caller for all calls of its kind that are refused and so leave everything as it was. */
const refusedCallers = new Map<boolean, Caller>()
async function refusedCaller(definition: CallDefinition): Promise<Caller> {
  const kind = definition.access === 'applicant'
  const known = refusedCallers.get(kind) ?? (await caller(definition))
  refusedCallers.set(kind, known)
  return known
}

// On PostgreSQL every eighth: the parameters are refused before a statement has them.
test.each(calls.filter((_, at) => !process.env.TEST_DATABASE_URL || at % 8 === 0))(
  '%s reports a malformed parameter by name, in script form with status 200, and writes nothing',
  async (_, definition) => {
    const { as } = await refusedCaller(definition)
    await changes.look()
    for (const name of fieldsOf(definition)) {
      const query = new URLSearchParams({ uri: definition.uri, callback: 'cb', ...plausible(definition), [name]: '\0' })
      const answer = await server.app.http.inject({
        url: `/h5/getjsonp?${query}`,
        headers: { authorization: `Bearer ${as.bearer}` },
      })
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toBe(`/**/cb({"code":1000003,"msg":"参数错误: ${name}"})`)
    }
    expect((await changes.look()).tables()).toEqual([])
  },
)

/** Values of other types, and values that may break a column, a query or a script. */
const HOSTILE = [
  ...[{ $gt: 1 }, [[]], 1.5, 9_000_000_000, Number.MAX_SAFE_INTEGER, '0.5', '32768', "' OR 1=1 --"],
  ...['a\0b', '\ud83d', '{"a":"\\u0000"}', 'x'.repeat(5_000)],
]

/** What the server reads of a call before it validates the parameters. */
const READ_EARLY = ['token', 'language', 'lang', 'iid', 'cid']

/** True: the server refuses the parameters before it does anything with them, as every call does in the test above. */
function isRefusedUnread(definition: CallDefinition, params: Readonly<Record<string, unknown>>): boolean {
  try {
    parseParams(definition, params)
    return false
  } catch (error) {
    return error instanceof CallError
  }
}

test.each(calls)('%s answers any parameter value without a server fault', async (call, definition) => {
  const { as, own } = await caller(definition)
  const turn = calls.findIndex(([name]) => name === call)
  let request = 0
  for (const name of fieldsOf(definition)) {
    for (const value of HOSTILE) {
      const reqId = `hostile-${++request}`
      const params = { ...plausible(definition), ...own, reqId, [name]: value }
      // That they are refused is known without asking; every twelfth is asked all the same, and every fourth of those
      // that are read before: each call takes others, as the same lines read them for all calls.
      const seen = request % HOSTILE.length === 0 || (READ_EARLY.includes(name) && (turn + request) % 4 === 0)
      if (!seen && isRefusedUnread(definition, { domain: 'h5', f: 1, u: '', ...params })) continue
      const { code } = await server.wire(definition.uri, params, { as })
      expect({ name, value, code }).not.toMatchObject({ code: 500000 })
    }
  }
})

/** The documents' parameters that name a person (conventions §1). */
const PERSON = ['userId', 'userid', 'rid', 'fromRid', 'unionId', 'openId', 'openid', 'ridSecret', 'token']

const naming = calls.flatMap(([name, definition]) =>
  paramNames(definition)
    // A public call ignores a token.
    .filter((field) => PERSON.includes(field) && !(field === 'token' && definition.access === 'public'))
    .map((field) => [name, field, definition] as const),
)

test.each(naming)('%s refuses a %s that is not the caller’s', async (_, field, definition) => {
  const { as, own } = await refusedCaller(definition)
  await changes.look()
  const { code } = await server.wire(definition.uri, { ...plausible(definition), ...own, [field]: '987654321' }, { as })
  expect(code).toBe(definition.access === 'applicant' ? 1000001 : 1000002)
  expect((await changes.look()).tables()).toEqual([])
})

const forMembers = calls.filter(([, { access }]) => access !== 'public')

test('parameters that are nested without end are refused', async () => {
  const deep = `${'['.repeat(3000)}${']'.repeat(3000)}`
  for (const name of ['queryKey', 'unknown']) {
    const payload = `{"domain":"h5","uri":"/v2/goods/list","iid":1000,"${name}":${deep}}`
    const headers = { 'content-type': 'text/plain' }
    const answer = await server.app.http.inject({ method: 'POST', url: '/h5/getjsonp', headers, payload })
    expect(answer.json()).toMatchObject({ code: 1000003 })
  }
})

test.each(forMembers)('%s answers LOGIN to a visitor before it checks anything else', async (_, definition) => {
  expect(await server.wire(definition.uri, { ...plausible(definition), iid: 1000 })).toEqual({
    code: 1000001,
    msg: '请先登录',
  })
})

describe('with somebody else’s order', () => {
  /** These show an order to the buyer's friends. */
  const forEverybody = ['getBuyShare', 'supportBuyShare']
  const ofOrders = calls.flatMap(([name, definition]) =>
    ['orderId', 'gid']
      .filter((id) => paramNames(definition).includes(id) && !forEverybody.includes(name))
      .map((id) => [name, id, definition] as const),
  )
  let others: readonly Actor[]
  let gid: string
  beforeAll(async () => {
    const ann = await server.login()
    others = [await server.login(), await server.login({ iid: 3073, userId: ann.member.user_id })]
    gid = (await new Till(server).order(ann)).gid
  })

  test.each(ofOrders)('%s with its %s reveals nothing to a stranger and changes nothing', async (_, id, definition) => {
    await changes.look()
    for (const as of others) {
      const wanted = { ...plausible(definition), iid: as.member.iid, status: 3, [id]: gid }
      const { code } = await server.wire(definition.uri, wanted, { as })
      expect([1000002, 1000004]).toContain(code)
    }
    expect((await changes.look()).tables()).toEqual([])
  })
})
