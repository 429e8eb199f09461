import { recordStat } from '@quanzi/contract'
import { ToldFaceChecker } from '../testing/applicant'
import { CASES } from '../testing/catalogue/callFixtures'
import { filledIn, setScene, tenantOf } from '../testing/catalogue/makeCall'
import { marksIn } from '../testing/catalogue/marks'
import { Owner, openStage, type Stage } from '../testing/catalogue/Owner'
import { createDemoServer } from '../testing/createDemoServer'
import type { TestServer } from '../testing/createTestServer'

const lines: string[] = []
let server: TestServer
let stage: Stage

beforeAll(async () => {
  // The stand-in for text messages prints its codes on purpose: a developer reads them there.
  const sms = new Map<string, string>()
  const send = async ({ mobile, code }: { mobile: string; code: string }) => void sms.set(mobile, code)
  server = await createDemoServer({
    env: { LOG_LEVEL: 'trace' },
    log: { write: (line) => void lines.push(line) },
    providers: { face: new ToldFaceChecker(), sms: { send } },
  })
  stage = await openStage({ ...server, smsCode: (mobile) => sms.get(mobile) }, [1000, 3073])
})
afterAll(() => server.close())

/** Parameters that give access to something. */
const SECRET = [
  'verifyCode',
  'passWord',
  'password',
  'token',
  'ridSecret',
  'code',
  'tradeNo',
  'ticket',
  'pwd',
  'idCard',
]

test.each(CASES.map((one) => [one.name, one] as const))(
  'the log of %s has no secrets and no private data, in every form of the call',
  async (_, one) => {
    const { owner, caller, params } = await setScene(one, stage)
    const sent = filledIn(one, params, caller, tenantOf(one))
    lines.length = 0
    await server.wire(one.call.uri, sent, { as: caller })
    await server.wire(one.call.uri, { ...sent, iid: 'x' }, { as: caller })
    const query = new URLSearchParams(Object.entries(sent).map(([name, value]) => [name, String(value)]))
    await server.app.http.inject({
      url: `/h5/getjsonp?uri=${one.call.uri}&callback=cb&token=${caller.bearer}&${query}`,
      headers: { cookie: `quanzi_session_${tenantOf(one)}=${caller.bearer}` },
    })
    const log = lines.join('')
    expect(lines.length).toBeGreaterThanOrEqual(3)
    expect(marksIn(log)).toEqual([])
    const secrets = SECRET.flatMap((name) => (name in sent ? [String(sent[name])] : []))
    for (const secret of [...secrets, caller.bearer, owner.actor.bearer, owner.mobile])
      expect(log).not.toContain(secret)
  },
)

test('statistics keep no token of an address', async () => {
  const { actor } = await Owner.arrive(stage, 3073)
  const path = `/app/pay/order?iid=3073&session=${actor.bearer}&Token=${actor.bearer}#top`
  await server.call(recordStat, { iid: 3073, type: 3, p: { path, k: 'kept' } }, { as: actor })
  const rows = await server.db.selectFrom('stats').selectAll().execute()
  expect(rows.map(({ k }) => k)).toContain('kept')
  expect(JSON.stringify(rows)).not.toContain(actor.bearer)
})
