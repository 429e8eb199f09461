import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CallError, paramError } from '../call/CallError'
import { refused } from './answers'
import { callLanguage } from './callLanguage'

type Fields = Readonly<Record<string, unknown>>

/** A refusal of a request that never became a call, in the request's language. An unreadable address has no query. */
export const refusalOf = (error: CallError, request: FastifyRequest, fields = request.query as Fields | null) =>
  refused(error, callLanguage(fields ?? {}, request.headers['accept-language']))

/** An address with invalid percent signs, encoded as intended: browsers send it as typed. */
export function readable(url: string): string {
  const [path = '', ...query] = url.split('?')
  const segments = path
    .replace(/^[/\\]+/, '')
    .split('/')
    .map((segment) => {
      try {
        return decodeURIComponent(segment) && segment
      } catch {
        return segment.replaceAll('%', '%25')
      }
    })
  return [`/${segments.join('/')}`, ...query].join('?')
}

/** Answers a request that no route could answer: an unreadable or too large address or body, or a server error. */
export function answerFault(error: FastifyError | CallError, request: FastifyRequest, reply: FastifyReply) {
  // A route outside the calls that refuses as they do, such as a sign-in for an unknown tenant.
  if (error instanceof CallError)
    return reply
      .code(error.error === 'NOTFOUND' ? 404 : 400)
      .type('application/json; charset=utf-8')
      .send(refusalOf(error, request))
  const { method, url, headers } = request
  if (error.code === 'FST_ERR_BAD_URL' && method === 'GET' && headers.accept?.includes('text/html'))
    return reply.redirect(readable(url))
  const status = error.statusCode ?? 500
  if (status >= 500) request.log.error({ err: error }, 'request failed')
  const field = error.code === 'FST_ERR_BAD_URL' ? 'url' : 'body'
  const refusal = status >= 500 ? new CallError('SYSTEM') : paramError(field)
  return reply.code(status).type('application/json; charset=utf-8').send(refusalOf(refusal, request))
}

/** Answers a program with an unknown address; a browser gets the app (`hosting/hostingRoutes.ts`). */
export const answerUnknown = (request: FastifyRequest, reply: FastifyReply) =>
  reply.code(404).send(refusalOf(new CallError('NOTFOUND'), request))

/** Replaces the framework's own answers to errors. */
export function registerFaults(app: FastifyInstance): void {
  app.setErrorHandler(answerFault)
}
