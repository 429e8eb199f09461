import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CallDefinition, ParamsOf, ReplyOf } from '@quanzi/contract'
import { type App, type AppOptions, buildApp } from '../app'
import { readConfig } from '../base/config'
import { runJobs } from '../call/Job'
import type { Member } from '../call/Session'
import type { OpenDatabase } from '../db/openDatabase'
import type { Db } from '../db/schema'
import { JOBS } from '../features'
import { openSession } from '../identity/sessions'
import { LocalPayment } from '../providers/payment/LocalPayment'
import { LocalSms } from '../providers/sms/LocalSms'
import { type FirstRows, openTestDatabase } from './openTestDatabase'
import { requireTenants } from './requireTenants'
import { StatementLog } from './StatementLog'

/** A member with an open session, for whom a test acts. */
export interface Actor {
  readonly member: Member
  readonly bearer: string
}

export interface CallOptions {
  readonly as?: Actor
  readonly headers?: Readonly<Record<string, string>>
  /** `f`: 1 H5 (default), 2 inside a mini-program. */
  readonly f?: 1 | 2
}

/** The answer to a call as sent. */
export type Wire<T> =
  | { readonly t: T; readonly code?: undefined }
  | { readonly code: number; readonly msg: string; readonly data?: unknown }

export interface TestServer {
  readonly app: App
  readonly db: Db
  readonly kind: 'pglite' | 'postgresql'
  readonly dataDir: string
  /** The server's statements, without those that a test runs on `db`. */
  readonly statements: StatementLog
  /** The server's time, which only the test changes. */
  readonly time: { now: number }
  /** Creates a member of a tenant (1000 by default) and opens a session. */
  login(member?: {
    iid?: number
    userId?: number
    nick_name?: string
    mobile?: string
    rights?: string[]
  }): Promise<Actor>
  /** Makes a call and returns its `t`. A refusal is thrown as an Error with the number as `code`. */
  call<C extends CallDefinition>(definition: C, params: ParamsOf<C>, options?: CallOptions): Promise<ReplyOf<C>>
  /** Makes a call and returns the body as sent. */
  wire(uri: string, params: Readonly<Record<string, unknown>>, options?: CallOptions): Promise<Record<string, unknown>>
  /** Runs the jobs once. */
  runJobs(): Promise<void>
  /** The last code sent to a mobile. */
  smsCode(mobile: string): string | undefined
  /** A notification signed as by the payment channel. */
  payNotice(tradeNo: string, amount: number): { body: string; signature: string }
  close(): Promise<void>
}

/** A refusal in a test. */
export class Refused extends Error {
  constructor(
    readonly code: number,
    readonly msg: string,
    readonly data: unknown,
  ) {
    super(`${code} ${msg}`)
  }
}

/** A test server's time when it begins. */
export const START = Date.UTC(2026, 4, 20, 2, 0, 0)

/** A whole server on a database of its own: PGlite in memory, or PostgreSQL at TEST_DATABASE_URL. */
export async function createTestServer({
  opened: given,
  first,
  tenants = [],
  ...options
}: Partial<AppOptions> & {
  env?: Record<string, string>
  /** The existing tenants; nobody can sign in to another one. */
  tenants?: readonly number[]
  /** A database that is already open; the server closes it when it closes. */
  opened?: OpenDatabase
  /** The rows that the database has at first. */
  first?: FirstRows
} = {}): Promise<TestServer> {
  const opened = given ?? (await openTestDatabase(first))
  const statements = new StatementLog()
  const dataDir = await mkdtemp(join(tmpdir(), 'quanzi-test-'))
  const time = { now: START }
  const env = {
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    SECRET: 'a secret for tests, long enough to pass',
    ...options.env,
  }
  const app = await buildApp({
    config: readConfig(env),
    clock: () => time.now,
    limiter: { take: async () => {} },
    // Not the build that may lie there: every server would look at each of its files.
    h5Folder: join(dataDir, 'no-build'),
    ...options,
    db: statements.listen(opened.db),
  })
  const { services, http } = app
  if (tenants.length > 0)
    await opened.db
      .insertInto('tenants')
      .values(tenants.map((iid) => ({ iid, name: '圈', settings: '{}' })))
      .execute()

  const wire: TestServer['wire'] = async (uri, params, { as, headers, f = 1 } = {}) => {
    const response = await http.inject({
      method: 'POST',
      url: '/h5/getjsonp',
      headers: { 'content-type': 'text/plain', ...(as ? { authorization: `Bearer ${as.bearer}` } : {}), ...headers },
      payload: JSON.stringify({ domain: 'h5', uri, f, u: '', ...params }),
    })
    return response.json()
  }

  return {
    app,
    db: opened.db,
    kind: opened.kind,
    dataDir,
    statements,
    time,
    wire,
    async login(given = {}) {
      const iid = given.iid ?? 1000
      const member = await opened.db
        .insertInto('member')
        .values({
          iid,
          user_id: given.userId ?? randomUserId(),
          nick_name: given.nick_name ?? '测试用户',
          head_img: '',
          mobile: given.mobile ?? null,
          created_at: time.now,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      if (given.rights)
        await opened.db.insertInto('staff').values({ iid, user_id: member.user_id, rights: given.rights }).execute()
      const { bearer } = await openSession(opened.db, () => time.now, {
        iid,
        userId: member.user_id,
        openid: null,
        unionid: null,
      })
      return { member, bearer }
    },
    async call(definition, params, callOptions) {
      const body = await wire(definition.uri, params as Record<string, unknown>, callOptions)
      if (body.code) throw new Refused(Number(body.code), String(body.msg), body.data)
      return ('raw' in definition && definition.raw ? body : body.t) as never
    },
    runJobs: () => runJobs(JOBS, services),
    smsCode: (mobile) =>
      services.providers.sms instanceof LocalSms ? services.providers.sms.lastCode(mobile) : undefined,
    payNotice(tradeNo, amount) {
      if (!(services.providers.payment instanceof LocalPayment))
        throw new Error('the payment provider is not the local one')
      return services.providers.payment.notice(tradeNo, amount)
    },
    async close() {
      await http.close()
      try {
        // A given database may be very large. Other tests check its statements.
        if (!given) await requireTenants(opened.db, statements.take())
      } finally {
        await opened.close()
        await rm(dataDir, { recursive: true, force: true })
      }
    },
  }
}

const randomUserId = () => 1_000_000 + randomBytes(4).readUInt32BE()
