import {
  CALLS,
  type CallDefinition,
  countChildRoles,
  ERRORS,
  followRoles,
  getRoleInfo,
  isOurs,
  listChildRoles,
  paramNames,
  updateRoleInfo,
} from '@quanzi/contract'
import { sql } from 'kysely'
import { createDemoServer } from '../testing/createDemoServer'
import type { Actor, TestServer } from '../testing/createTestServer'
import { sampleParams } from '../testing/sampleParams'

const TENANTS = [1000, 3073, 3192, 3214] as const
/** The documented calls; those of the chat use its own connection. */
const documented = Object.entries<CallDefinition>(CALLS).filter(([, call]) => !isOurs(call) && call.kind !== 'chat')
const withoutTenant = documented.filter(([, call]) => !paramNames(call).includes('iid'))

let server: TestServer
beforeAll(async () => {
  server = await createDemoServer()
})
afterAll(() => server.close())

const REFUSED = [ERRORS.LOGIN.code, ERRORS.DENIED.code] as readonly unknown[]

/** The identity parameters that documented clients send. */
const identityOf = ({ member, bearer }: Actor) => ({
  userId: member.user_id,
  userid: member.user_id,
  rid: member.rid,
  fromRid: member.rid,
  token: bearer,
  unionId: undefined,
  openId: undefined,
  openid: undefined,
  ridSecret: undefined,
  queryUserId: undefined,
  date: server.time.now,
  // An id that nobody owns: a call about it must not be refused because of another owner.
  id: '987654321',
})

/** A distributor: the only role that anybody can get here. */
async function distributor(iid: number): Promise<Actor> {
  const who = await server.login({ iid })
  await server.db.insertInto('dis_role').values({ iid, user_id: who.member.user_id, status: 1, at: 1 }).execute()
  return who
}

/** The tables with people's rows by tenant. */
let peoples: readonly string[]
beforeAll(async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and 2 = (
      select count(*) from pg_attribute
      where attrelid = pg_class.oid and not attisdropped and attname in ('iid', 'user_id'))`.execute(server.db)
  peoples = rows.map(({ name }) => name)
  expect(peoples.length).toBeGreaterThan(20)
})

/** The tables that have rows of a person outside their tenant. */
async function rowsElsewhere({ member }: Actor): Promise<string[]> {
  const questions = peoples.map(
    (name) => sql<{ name: string }>`
      select ${sql.lit(name)} as name where exists (
        select from ${sql.table(name)} where user_id = ${member.user_id} and iid <> ${member.iid})`,
  )
  const { rows } = await sql<{ name: string }>`${sql.join(questions, sql` union all `)}`.execute(server.db)
  return rows.map(({ name }) => name)
}

describe.each(TENANTS)('shell-and-routes §7, chat-and-calls §7: a member of %i', (iid) => {
  test('a member may make every documented call, and writes only to their own tenant', async () => {
    const who = await distributor(iid)
    const refused: string[] = []
    for (const [name, call] of documented) {
      const params = sampleParams(call, { ...identityOf(who), iid })
      const { code, msg } = await server.wire(call.uri, params, { as: who })
      expect({ name, code }).not.toEqual({ name, code: ERRORS.SYSTEM.code })
      const isOpen = ['public', 'member', 'applicant', 'distributor'].includes(call.access)
      if (isOpen && REFUSED.includes(code)) refused.push(`${name}: ${msg}`)
    }
    expect(refused).toEqual([])
    expect(await rowsElsewhere(who)).toEqual([])
  })

  test('a call that names somebody else writes nothing', async () => {
    const who = await server.login({ iid })
    const other = await server.login({ iid: iid === 1000 ? 3073 : 1000 })
    for (const [name, call] of documented) {
      const params = sampleParams(call, { ...identityOf(who), iid: other.member.iid })
      const identity = ['userId', 'userid', 'rid', 'fromRid'].find((one) => one in params)
      if (!identity || call.trace) continue
      const { code } = await server.wire(call.uri, { ...params, [identity]: other.member.rid }, { as: who })
      expect({ name, code }).not.toEqual({ name, code: undefined })
    }
    expect(await rowsElsewhere(who)).toEqual([])
  })
})

test('some documented calls name no tenant', () => {
  expect(withoutTenant.map(([name]) => name)).toEqual(expect.arrayContaining(['followRoles', 'updateRoleInfo']))
})

describe.each(TENANTS)('chat-and-calls §7: without iid, in tenant %i', (iid) => {
  test('Account: a member follows people of their own tenant, also when they send their own rid', async () => {
    const [ann, bob] = [await server.login({ iid }), await server.login({ iid })]
    const follow = { fromRid: ann.member.rid, toRids: [bob.member.rid] }
    await expect(server.call(followRoles, follow, { as: ann })).resolves.toEqual({ ok: true })
    expect(await rowsElsewhere(ann)).toEqual([])
  })

  test('Account: a person of another tenant is not found, and the attempt to follow them adds no member there', async () => {
    const ann = await server.login({ iid })
    const far = await server.login({ iid: iid === 1000 ? 3192 : 1000 })
    const follow = server.call(followRoles, { toRids: [far.member.rid] }, { as: ann })
    await expect(follow).rejects.toMatchObject({ code: 1000004 })
    expect(await rowsElsewhere(ann)).toEqual([])
  })

  test('User identity info: the family form belongs to the member’s own tenant', async () => {
    const ann = await server.login({ iid })
    await server.call(updateRoleInfo, { userId: ann.member.user_id, name: '安' }, { as: ann })
    expect(await server.call(getRoleInfo, { iid }, { as: ann })).toMatchObject({ name: '安' })
  })

  test("Multi-level distribution: a distributor's children are in the same tenant", async () => {
    const [ann, bob] = [await distributor(iid), await distributor(iid)]
    const roleOf = ({ member }: Actor) =>
      server.db.selectFrom('dis_role').select('id').where('user_id', '=', member.user_id).executeTakeFirstOrThrow()
    const { id } = await roleOf(ann)
    await server.db
      .updateTable('dis_role')
      .set({ parent_id: id })
      .where('id', '=', (await roleOf(bob)).id)
      .execute()
    expect(await server.call(listChildRoles, { iid, id: String(id) }, { as: ann })).toMatchObject({ total: 1 })
    expect(await server.call(countChildRoles, { iid }, { as: ann })).toEqual({ count: 1 })
  })
})

test('a refused write adds no member', async () => {
  const who = await server.login({ iid: 3073 })
  const answer = await server.wire('/api/shop/coupon/recv', { iid: 3192, couponId: 'none' }, { as: who })
  expect(answer).toMatchObject({ code: ERRORS.NOTFOUND.code })
  expect(await rowsElsewhere(who)).toEqual([])
})

test('a write for a tenant that does not exist adds no member', async () => {
  const who = await server.login({ iid: 3073 })
  const answer = await server.wire('/api/account.interest.bind', { iid: 424242, rid: who.member.rid }, { as: who })
  expect(answer).toMatchObject({ code: ERRORS.NOTFOUND.code })
  expect(await rowsElsewhere(who)).toEqual([])
})

test('what visitors may write is refused for a tenant that does not exist, and nothing is written', async () => {
  const iid = 424242
  const given = {
    ...{ iid, url: `/app/index/${iid}`, dstUrl: `/app/index/${iid}` },
    ...{ kind: 'contact', phone: '13911110000', targetType: undefined, type: 3, p: undefined },
  }
  const open = Object.entries<CallDefinition>(CALLS).filter(([, { safe, access }]) => !safe && access === 'public')
  expect(open.map(([name]) => name)).toEqual(expect.arrayContaining(['sendFeedback', 'recordStat', 'createShortUrl']))
  for (const [name, call] of open) {
    if (call.kind === 'chat') continue
    const { code } = await server.wire(call.uri, sampleParams(call, given))
    expect({ name, code }).not.toEqual({ name, code: undefined })
  }
  const left = await sql<{ n: string }>`
    select (select count(*) from feedback where iid = ${iid}) + (select count(*) from stats where iid = ${iid})
      + (select count(*) from short_urls where iid = ${iid}) as n`.execute(server.db)
  expect(Number(left.rows[0]?.n)).toBe(0)
})
