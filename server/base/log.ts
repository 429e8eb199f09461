import type { FastifyError, FastifyServerOptions } from 'fastify'
import type { Config } from './config'

/** The target of log lines. */
export interface LogSink {
  write(line: string): void
}

/** Structured logs, without secrets and without data that identify a person. */
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

/** PostgreSQL's class of errors about invalid values; their messages quote the value. */
const DATA_EXCEPTION = /^22/

/** Additional fields of database errors. */
type Fault = FastifyError & Partial<Record<'constraint' | 'table' | 'query', string>>

/**
 * An error without personal data: drivers attach the query's parameters, the conflicting row and the command's
 * arguments.
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
