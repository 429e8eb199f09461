import type { FastifyServerOptions } from 'fastify'
import type { Config } from './config'

/** Structured logs; whatever opens a door or names a person in full stays out of them. */
export function loggerOptions(config: Pick<Config, 'logLevel'>): FastifyServerOptions['logger'] {
  if (config.logLevel === 'silent') return false
  return {
    level: config.logLevel,
    redact: [
      'req.headers.authorization',
      'req.headers.cookie',
      '*.passWord',
      '*.password',
      '*.token',
      '*.ridSecret',
      '*.verifyCode',
    ],
  }
}
