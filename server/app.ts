import { join } from 'node:path'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { type Clock, systemClock } from './base/clock'
import type { Config, StandIn } from './base/config'
import { type LogSink, loggerOptions } from './base/log'
import { MemoryOneTimeValues, RedisOneTimeValues } from './base/OneTimeValues'
import { openRedis } from './base/openRedis'
import { SiteScripts } from './base/SiteScripts'
import type { Services } from './call/Context'
import type { CallGroup } from './call/handlers'
import { Pushes } from './call/Pushes'
import { SiteHosts } from './call/SiteHosts'
import { PageMarks } from './db/lists/PageMarks'
import { Secrets } from './db/Secrets'
import type { Db } from './db/schema'
import { hostingRoutes } from './delivery/hosting/hostingRoutes'
import { tileRoutes } from './delivery/map/tileRoutes'
import { mediaRoutes } from './delivery/media/mediaRoutes'
import { posterRoutes } from './delivery/poster/posterRoutes'
import { regionsRoute } from './delivery/regions/regionsRoute'
import { bucketRoutes } from './delivery/storage/bucket'
import { CALL_GROUPS, ROLE_CHECKS, ROUTES } from './features'
import { CallLimits } from './gateway/CallLimits'
import { Dispatcher } from './gateway/Dispatcher'
import { exchangeRoutes } from './gateway/exchangeRoutes'
import { answerFault, registerFaults } from './gateway/faults'
import { registerGateway } from './gateway/http'
import { networkOf } from './gateway/networkOf'
import { oauthRoutes } from './gateway/oauthRoutes'
import { type RateLimiter, WindowRateLimiter } from './gateway/rateLimit'
import { LocalFaceChecker } from './providers/face/LocalFaceChecker'
import { LocalLiveStreams } from './providers/live/LocalLiveStreams'
import { LocalLogistics } from './providers/logistics/LocalLogistics'
import type { Providers } from './providers/Providers'
import { cashierRoutes } from './providers/payment/cashierRoutes'
import { LocalPayment } from './providers/payment/LocalPayment'
import { MissingPayment } from './providers/payment/MissingPayment'
import { LocalPayout } from './providers/payout/LocalPayout'
import { MissingPayout } from './providers/payout/MissingPayout'
import { LocalPlaces } from './providers/places/LocalPlaces'
import { LocalSms } from './providers/sms/LocalSms'
import { MissingSms } from './providers/sms/MissingSms'
import { consentRoutes } from './providers/wechat/consentRoutes'
import { LocalWechat } from './providers/wechat/LocalWechat'
import { MissingWechat } from './providers/wechat/MissingWechat'
import { confirmPayment } from './trade/confirmPayment'
import { type ConfirmPayment, notifyRoutes } from './trade/notifyRoutes'

/**
 * In ms: how long a connection may be silent, and how long a request may take to arrive: 100 MB at 1 Mbit a second.
 * Without them whoever never ends a body, or never reads an answer, keeps a connection for ever.
 */
const SILENT = 120_000
const ARRIVING = 900_000

const H5_FOLDER = join(__dirname, '..', 'dist', 'h5')

export interface AppOptions {
  readonly config: Config
  /** A database with all migrations. */
  readonly db: Db
  readonly clock?: Clock
  /** Providers to use instead of the local ones. */
  readonly providers?: Partial<Providers>
  readonly limiter?: RateLimiter
  /** Replaces standard output. */
  readonly log?: LogSink
  /** Folder of the built H5 app. */
  readonly h5Folder?: string
  readonly confirmPayment?: ConfirmPayment
  /** Further call groups, for tests. */
  readonly groups?: readonly CallGroup[]
}

export interface App {
  readonly http: FastifyInstance
  readonly services: Services
  readonly dispatcher: Dispatcher
}

/** Builds the server without listening. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config, db, clock = systemClock } = options
  const http = fastify({
    logger: loggerOptions(config, options.log),
    trustProxy: config.trustProxy,
    bodyLimit: 1_048_576,
    connectionTimeout: SILENT,
    requestTimeout: ARRIVING,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: answerFault,
  })
  const secrets = await Secrets.load(db, config.secret)
  const redis = config.redisUrl
    ? await openRedis(config.redisUrl, {
        log: http.log,
        without: 'each process counts limits alone',
        keyPrefix: 'quanzi:',
      })
    : null
  http.addHook('onClose', async () => redis?.disconnect())
  const plays = (part: StandIn) => config.standIns.includes(part)
  const codes = redis ? new RedisOneTimeValues(redis) : new MemoryOneTimeValues(clock)
  const providers: Providers = {
    sms: plays('sms') ? new LocalSms(http.log) : new MissingSms(),
    wechat: plays('wechat') ? new LocalWechat(secrets, codes) : new MissingWechat(),
    payment: plays('payment') ? new LocalPayment(secrets, clock) : new MissingPayment(),
    payout: plays('payment') ? new LocalPayout(join(config.dataDir, 'payouts')) : new MissingPayout(),
    face: new LocalFaceChecker(),
    places: new LocalPlaces(db),
    logistics: new LocalLogistics(clock),
    live: new LocalLiveStreams(secrets, clock),
    ...options.providers,
  }
  const siteScripts = new SiteScripts(config.siteScripts, http.log)
  const pageMarks = new PageMarks(clock)
  const hosts = new SiteHosts(db, config)
  const pushes = new Pushes()
  const services: Services = {
    ...{ config, db, clock, log: http.log, providers, secrets, siteScripts, pageMarks, hosts, pushes },
  }
  const limits = new CallLimits(options.limiter ?? new WindowRateLimiter(clock, redis))
  const dispatcher = new Dispatcher(services, [...CALL_GROUPS, ...(options.groups ?? [])], ROLE_CHECKS, limits)

  await http.register(cookie)
  await http.register(compress, { threshold: 1024, brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } })
  await http.register(helmet, {
    contentSecurityPolicy: false,
    // Pages of other origins may use pictures and script answers too.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // The messaging app signs the address of the page (screens-content §1).
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
    http.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) => done(null, body))
  }
  http.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?')[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })

  registerFaults(http)
  registerGateway(http, config, dispatcher)
  if (!(providers.wechat instanceof MissingWechat)) {
    oauthRoutes(http, services)
    exchangeRoutes(http, services, limits)
  }
  notifyRoutes(http, services, options.confirmPayment ?? confirmPayment)
  if (providers.payment instanceof LocalPayment) cashierRoutes(http, providers.payment)
  if (providers.wechat instanceof LocalWechat) consentRoutes(http, providers.wechat, config.publicUrl)
  if (providers.live instanceof LocalLiveStreams) providers.live.routes(http)
  await http.register(bucketRoutes, { services, mayUpload: (userId) => limits.mayUpload(userId) })
  for (const register of ROUTES) await register(http, services)
  await regionsRoute(http)
  tileRoutes(http)
  await http.register(mediaRoutes, {
    ...{ cacheDir: join(config.dataDir, 'media'), gate: services },
    mayDraw: (ip) => limits.mayDraw(networkOf(ip)),
  })
  await posterRoutes(http, services)
  await hostingRoutes(http, { folder: options.h5Folder ?? H5_FOLDER, services, dispatcher })
  http.addHook('onClose', () => providers.face.close())
  http.get('/healthz', async () => {
    await db.selectFrom('server_key').select('name').limit(1).execute()
    return { ok: true }
  })
  return { http, services, dispatcher }
}
