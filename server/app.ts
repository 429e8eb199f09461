import { join } from 'node:path'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { CALL_GROUPS, ROLE_CHECKS } from './calls/groups'
import { type Clock, systemClock } from './clock'
import type { Config } from './config'
import type { Db } from './db/schema'
import type { Services } from './gateway/Context'
import { Dispatcher } from './gateway/Dispatcher'
import type { CallGroup } from './gateway/handlers'
import { registerGateway } from './gateway/http'
import { MemoryRateLimiter, type RateLimiter } from './gateway/rateLimit'
import { loggerOptions } from './log'
import { mediaRoutes } from './media/mediaRoutes'
import type { Providers } from './providers/Providers'
import { LocalPayment } from './providers/payment/LocalPayment'
import { LocalSms } from './providers/sms/LocalSms'
import { LocalWechat } from './providers/wechat/LocalWechat'
import { Secrets } from './session/Secrets'

export interface AppOptions {
  readonly config: Config
  /** A database that is migrated. */
  readonly db: Db
  readonly clock?: Clock
  /** Instead of the local ones. */
  readonly providers?: Partial<Providers>
  readonly limiter?: RateLimiter
  /** Call groups beside the server's own; tests bring theirs. */
  readonly groups?: readonly CallGroup[]
}

export interface App {
  readonly http: FastifyInstance
  readonly services: Services
  readonly dispatcher: Dispatcher
}

/** Builds the server; it does not listen. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config, db, clock = systemClock } = options
  const http = fastify({
    logger: loggerOptions(config),
    trustProxy: config.trustProxy,
    bodyLimit: 1_048_576,
    disableRequestLogging: true,
    routerOptions: { maxParamLength: 500 },
  })
  const secrets = await Secrets.load(db, config.secret)
  const providers: Providers = {
    sms: new LocalSms(http.log),
    wechat: new LocalWechat(config.publicUrl, secrets, clock),
    payment: new LocalPayment(config.publicUrl, secrets.key('payment'), clock),
    ...options.providers,
  }
  const services: Services = { config, db, clock, log: http.log, providers, secrets }
  const limiter = options.limiter ?? new MemoryRateLimiter(clock)
  const dispatcher = new Dispatcher(services, [...CALL_GROUPS, ...(options.groups ?? [])], ROLE_CHECKS, limiter)

  await http.register(cookie)
  registerGateway(http, config, dispatcher)
  await http.register(mediaRoutes, { cacheDir: join(config.dataDir, 'media') })
  http.get('/healthz', async () => {
    await db.selectFrom('server_key').select('name').limit(1).execute()
    return { ok: true }
  })
  return { http, services, dispatcher }
}
