import { type CallDefinition, ERRORS, type ErrorName, paramNames } from '@quanzi/contract'
import { ROLE_CHECKS } from '../features'
import { openSession } from '../identity/sessions'
import { ToldFaceChecker, universityServer } from '../testing/applicant'
import { CASES, type Case } from '../testing/catalogue/callFixtures'
import { filledIn, type Params, type Scene, setScene, tenantOf } from '../testing/catalogue/makeCall'
import { MARKS, marksIn } from '../testing/catalogue/marks'
import { allStaff, openStage, type Stage } from '../testing/catalogue/Owner'
import type { Actor, TestServer } from '../testing/createTestServer'
import { type Held, type Look, RowChanges } from '../testing/RowChanges'
import { TRIES } from '../testing/TRIES'

let server: TestServer
let stage: Stage
let changes: RowChanges

beforeAll(async () => {
  server = await universityServer(new ToldFaceChecker())
  stage = await openStage(server, [1000, 3073])
  changes = await RowChanges.watch(server.db)
})
afterAll(() => server.close())

/** A caller who has no right to the call. */
interface Stranger {
  readonly what: string
  readonly as: Actor | null
  /** The tenant in their call. */
  readonly iid: number
  /** Further parameters. */
  readonly says?: Params
  /** The expected error codes; null when they may get an answer with public data or their own. */
  readonly codes: readonly number[] | null
}

/** Access words that are roles: a caller without the role is refused with any parameters. */
const isRole = ({ access }: CallDefinition) => access in ROLE_CHECKS
const isStaffs = ({ access }: CallDefinition) => access === 'staff' || access === 'seller'

const codesOf = (...names: readonly ErrorName[]): number[] => names.map((name) => ERRORS[name].code)
const LOGIN = codesOf('LOGIN')
const DENIED = codesOf('DENIED')
/** What a caller without a call's role is answered. */
const withoutRole = ({ access }: CallDefinition) => (access === 'distributor' ? codesOf('NOTDISTRIBUTOR') : DENIED)

/** Former sessions: ended, closed, invented. */
async function formerSessions({ member }: Actor): Promise<Readonly<Record<string, Actor>>> {
  const one = async (change: { expires_at: number } | { revoked_at: number }) => {
    const who = { iid: member.iid, userId: member.user_id, openid: null, unionid: null }
    const { bearer, session } = await openSession(server.db, () => server.time.now, who)
    await server.db.updateTable('session').set(change).where('id', '=', session.id).execute()
    return { member, bearer }
  }
  return {
    'with an expired token': await one({ expires_at: server.time.now }),
    'with a revoked token': await one({ revoked_at: server.time.now }),
    'with a forged token': { member, bearer: 'A'.repeat(43) },
  }
}

/** The parameters that name the owner; callers who are not the owner are refused with them. */
function ownersName(call: CallDefinition, owner: Scene['owner']): Params | null {
  const { user_id, rid, openid, unionid } = owner.actor.member
  const all = { userId: user_id, userid: user_id, rid, fromRid: rid, openId: openid, openid, unionId: unionid }
  const named = Object.entries(all).filter(([name]) => paramNames(call).includes(name))
  return named.length > 0 ? Object.fromEntries(named) : null
}

async function strangersOf(one: Case, { owner, caller }: Scene): Promise<Stranger[]> {
  const { call, fixture } = one
  const home = tenantOf(one)
  const elsewhere = home === 1000 ? 3192 : 1000
  const fellow = await server.login({ iid: home })
  const foreigner = await server.login({ iid: elsewhere })
  const foreignStaff = await allStaff(server, elsewhere)
  const isPublic = call.access === 'public'
  const refused = [...codesOf('DENIED', 'NOTFOUND', ...(fixture.guess ? call.errors : [])), ...notDistributor(call)]
  const asMember = isRole(call) || isStaffs(call) ? withoutRole(call) : fixture.held ? refused : null
  const asMemberThere = fixture.absentIsFine ? null : asMember
  const guest = isPublic ? (fixture.held ? [...LOGIN, ...refused] : null) : LOGIN
  // A reading call makes nobody a member.
  const asGuest = asMember && !isRole(call) ? [...LOGIN, ...asMember] : asMember
  const signedOut = Object.entries({ 'as a visitor': null, ...(await formerSessions(caller)) })
  const name = ownersName(call, owner)
  const byName = call.access === 'applicant' ? LOGIN : withoutRole(call)
  return [
    ...signedOut.map(([what, as]) => ({ what, as, iid: home, codes: guest })),
    { what: 'as another member', as: fellow, iid: home, codes: asMember },
    { what: 'as a member of another tenant', as: foreigner, iid: home, codes: asGuest },
    { what: 'as a member of another tenant, there', as: foreigner, iid: elsewhere, codes: asMemberThere },
    { what: 'as staff of another tenant', as: foreignStaff, iid: home, codes: asGuest },
    // In their own tenant staff may make the call. A check for all callers proves that it does not touch the
    // owner's rows.
    {
      what: 'as staff of another tenant, there',
      as: foreignStaff,
      iid: elsewhere,
      codes: isStaffs(call) ? null : asMemberThere,
    },
    ...(call.access === 'distributor'
      ? [
          {
            what: 'as another distributor',
            as: await distributor(home),
            iid: home,
            codes: fixture.held ? refused : null,
          },
        ]
      : []),
    ...(name ? [{ what: 'in the name of the owner', as: fellow, iid: home, says: name, codes: byName }] : []),
  ]
}

const notDistributor = ({ errors }: CallDefinition) =>
  errors.includes('NOTDISTRIBUTOR') ? codesOf('NOTDISTRIBUTOR') : []

async function distributor(iid: number): Promise<Actor> {
  const who = await server.login({ iid })
  await server.db.insertInto('dis_role').values({ iid, user_id: who.member.user_id, status: 1, at: 1 }).execute()
  return who
}

/** Resets the counts of tries and codes. */
async function forgetTries({ guess }: Case['fixture']): Promise<void> {
  await server.db.deleteFrom('password_try').execute()
  if (guess) await server.db.updateTable('sms_code').set({ tries: 0 }).execute()
  else await server.db.deleteFrom('sms_code').execute()
}

/** Codes that no call may answer. They mean that the server broke, or that the fixture's parameters are wrong. */
const wrongAt = (isHome: boolean) => codesOf('SYSTEM', 'NOTBUILT', ...(isHome ? (['PARAM'] as const) : []))

/** What a look at something of the owner's leaves with the owner, by call: who has looked. */
const TRACES: Readonly<Record<string, readonly string[]>> = { getRelation: ['profile_visit'] }

/** Calls whose rightful caller saw a mark; no other caller may see it. */
const seen: string[] = []

describe.each(CASES.map((one) => [one.name, one] as const))('%s', (name, one) => {
  test('answers only the callers with the right to it', async () => {
    const { call, fixture } = one
    const scene = await setScene(one, stage)
    const { member } = scene.owner.actor
    const owners = { numbers: [member.user_id, member.rid], texts: MARKS }
    const strangers = await strangersOf(one, scene)
    const tries = [...(fixture.guess ? TRIES : []), ...(TRACES[name] ?? [])]
    const written = (look: Look, held?: Held) => look.tables(held).filter((table) => !tries.includes(table))
    await changes.look()
    for (const { what, as, iid, says, codes } of strangers) {
      const params = { ...filledIn(one, { ...scene.params, ...fixture.guess }, as, iid), ...says }
      const answer = await server.wire(call.uri, params, as ? { as } : {})
      const code = answer.code ? Number(answer.code) : null
      if (codes) expect({ what, answer, right: codes.includes(code ?? 0) }).toEqual({ what, answer, right: true })
      else
        expect({ what, answer, wrong: wrongAt(iid === tenantOf(one)).includes(code ?? 0) }).toEqual({
          what,
          answer,
          wrong: false,
        })
      expect({ what, marks: marksIn(answer) }).toEqual({ what, marks: [] })
      const look = await changes.look()
      const changed = { of: written(look, owners), all: code ? written(look) : [] }
      expect({ what, changed }).toEqual({ what, changed: { of: [], all: [] } })
    }
    await forgetTries(fixture)
    const { caller } = scene
    const answer = await server.wire(call.uri, filledIn(one, scene.params, caller, tenantOf(one)), { as: caller })
    expect(answer.code ? answer : 'answered').toBe('answered')
    if (marksIn(answer).length > 0) seen.push(name)
  })
})

test('rightful callers see the marks in their answers', () => {
  expect(seen.length).toBeGreaterThanOrEqual(20)
})
