import type { FastifyError, FastifyServerOptions } from 'fastify'
import type { Config } from './config'

/** Where the lines of the log go. */
export interface LogSink {
  write(line: string): void
}

/** Structured logs; whatever opens a door or names a person in full stays out of them. */
export function loggerOptions(
  { logLevel }: Pick<Config, 'logLevel'>,
  stream?: LogSink,
): FastifyServerOptions['logger'] {
  if (logLevel === 'silent') return false
  return {
    level: logLevel,
    ...(stream ? { stream } : {}),
    serializers: { err: loggedError },
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

/** The class of PostgreSQL's codes for values it cannot take; their messages quote the value. */
const DATA_EXCEPTION = /^22/

/** What errors of the database say beside a message. */
type Fault = FastifyError & Partial<Record<'constraint' | 'table' | 'query', string>>

/**
 * What an error says about the program and not about a person: drivers hang the parameters of the query, the row that
 * was in the way and the arguments of the command on it.
 */
function loggedError(error: unknown) {
  const {
    name = typeof error,
    message = '',
    stack = '',
    code,
    constraint,
    table,
    query,
  } = Object(error) as Partial<Fault>
  return {
    type: name,
    message: DATA_EXCEPTION.test(code ?? '') ? message.replace(/:.*/s, '') : message,
    stack: /^ {4}at .*/ms.exec(stack)?.[0] ?? '',
    code,
    constraint,
    table,
    query,
  }
}
