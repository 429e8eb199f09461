import { join } from 'node:path'
import * as v from 'valibot'

const port = v.pipe(
  v.string(),
  v.digits('is not a port number'),
  v.transform(Number),
  v.maxValue(65535, 'is above 65535'),
)
const url = v.pipe(
  v.string(),
  v.url('is not an address'),
  v.transform((text) => text.replace(/\/+$/, '')),
)
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** The outside services that this server can simulate. */
export const STAND_INS = ['sms', 'wechat', 'payment'] as const
export type StandIn = (typeof STAND_INS)[number]

const standIns = v.union([
  v.pipe(
    v.literal('none'),
    v.transform((): StandIn[] => []),
  ),
  v.pipe(
    v.string(),
    v.transform((text) => text.split(',')),
    v.array(v.picklist(STAND_INS)),
  ),
])

const Environment = v.object({
  PORT: v.optional(port, '8080'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  GATE_PORT: v.optional(port, '3051'),
  GATE_CLIENT_FLOOR: v.optional(v.pipe(v.string(), v.regex(/^\d+(\.\d+)*$/, 'is not a version like 2.0.8'))),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('is empty')), '.data'),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')),
  ),
  REDIS_URL: v.optional(v.pipe(v.string(), v.regex(/^rediss?:\/\//, 'must begin with redis:// or rediss://'))),
  PUBLIC_URL: v.optional(url),
  SITE_SCRIPTS: v.optional(v.string()),
  SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  STAND_INS: v.optional(
    v.union(standIns.options, `must be none or some of ${STAND_INS.join(',')}`),
    STAND_INS.join(','),
  ),
  TRUST_PROXY: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
})

/** Every variable that the server reads. */
export const VARIABLES: readonly string[] = Object.keys(Environment.entries)

/** The server's settings; `readConfig` reads them from the environment. */
export interface Config {
  readonly port: number
  readonly host: string
  readonly gatePort: number
  /** Chat clients with a lower version get 501; absent: none. */
  readonly gateClientFloor: string | undefined
  /** Folder of the embedded database and the uploaded files. */
  readonly dataDir: string
  /** Absent: use the embedded database. */
  readonly databaseUrl: string | undefined
  readonly redisUrl: string | undefined
  /** The server's address for browsers, without a trailing slash. */
  readonly publicUrl: string
  /** Folder of the operator's scripts. */
  readonly siteScripts: string
  /** Absent: a key is generated at the first start and stored in the database. */
  readonly secret: string | undefined
  /** The outside services that this server simulates; the others are missing or provided by the program. */
  readonly standIns: readonly StandIn[]
  readonly trustProxy: boolean
  readonly logLevel: (typeof LOG_LEVELS)[number]
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Reads the environment. One `ConfigError` reports all invalid variables. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = v.safeParse(Environment, given)
  if (!parsed.success) {
    const lines = parsed.issues.map((issue) => `${issue.path?.[0]?.key ?? 'environment'} ${issue.message}`)
    throw new ConfigError(lines.join('\n'))
  }
  const it = parsed.output
  return {
    port: it.PORT,
    host: it.HOST,
    gatePort: it.GATE_PORT,
    gateClientFloor: it.GATE_CLIENT_FLOOR,
    dataDir: it.DATA_DIR,
    databaseUrl: it.DATABASE_URL,
    redisUrl: it.REDIS_URL,
    publicUrl: it.PUBLIC_URL ?? `http://localhost:${it.PORT}`,
    siteScripts: it.SITE_SCRIPTS ?? join(it.DATA_DIR, 'site-scripts'),
    secret: it.SECRET,
    standIns: it.STAND_INS,
    trustProxy: it.TRUST_PROXY === '1',
    logLevel: it.LOG_LEVEL,
  }
}
