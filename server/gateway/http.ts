import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../base/config'
import { textOf } from '../base/textOf'
import { paramError } from '../call/CallError'
import { DEVICE_DAYS, deviceCookie } from '../identity/knownDevice'
import { callBearer, homeBearer, sessionCookie } from '../identity/sessionCookies'
import { SESSION_DAYS } from '../identity/sessions'
import { askingPage } from './askingPage'
import type { Answer, Dispatcher } from './Dispatcher'
import { refusalOf } from './faults'
import type { Incoming } from './Incoming'
import { isJoining } from './joining'
import { callbackName, jsonpText } from './jsonp'
import { networkOf } from './networkOf'

type Fields = Readonly<Record<string, unknown>>

/** Fields of the gateway that are not parameters of the call. */
const ENVELOPE = new Set(['domain', 'uri', 'params', 'f', 'u', 'callback', '_'])

/** Registers the gateway's routes. */
export function registerGateway(app: FastifyInstance, config: Config, dispatcher: Dispatcher): void {
  const gateway = async (request: FastifyRequest, reply: FastifyReply) => {
    const fields = { ...(request.query as Fields), ...bodyFields(request.body) }
    const callback = callbackName(fields.callback)
    if (callback === null) return reply.code(400).send(refusalOf(paramError('callback'), request, fields))
    const params = { ...own(fields), ...packed(fields.params) }
    const answer = await dispatcher.dispatch(incoming(request, config, { ...fields, params }))
    return send(reply, config, answer, callback)
  }
  app.get('/h5/getjsonp', gateway)
  app.post('/h5/getjsonp', gateway)

  const direct = async (request: FastifyRequest, reply: FastifyReply) => {
    const fields = { ...(request.query as Fields), ...bodyFields(request.body) }
    const callback = callbackName(fields.callback)
    if (callback === null) return reply.code(400).send(refusalOf(paramError('callback'), request, fields))
    const uri = request.url.split('?')[0] ?? ''
    const uris = uri === '/getUserInfo' ? 'getUserInfo' : uri
    const answer = await dispatcher.dispatch(incoming(request, config, { ...fields, uri: uris, params: own(fields) }))
    return send(reply, config, answer, callback)
  }
  app.route({ method: ['GET', 'POST'], url: '/api/*', handler: direct })
  app.route({ method: ['GET', 'POST'], url: '/wxservice2/*', handler: direct })
  app.get('/getUserInfo', direct)
}

/** The fields of a request with the call's own parameters unpacked. */
interface Unpacked extends Fields {
  readonly params: Fields
}

function incoming(request: FastifyRequest, config: Config, { params, f, callback, ...fields }: Unpacked): Incoming {
  const uri = textOf(fields.uri)
  return {
    uri,
    params,
    bearer: bearerOf(request, params) ?? (isJoining(uri) ? homeBearer(request.cookies, request.headers.referer) : null),
    ip: networkOf(request.ip),
    device: (iid) => request.cookies[deviceCookie(iid)] ?? null,
    inMiniProgram: textOf(f) === '2',
    method: request.method === 'GET' ? 'GET' : 'POST',
    page: askingPage(request, config.publicUrl),
    byHeader: headerBearer(request) !== null,
    byScript: textOf(callback) !== '',
    acceptLanguage: request.headers['accept-language'],
    referer: request.headers.referer,
  }
}

/** The token of the session: from the header for a mini-program, from the cookie for H5. */
const bearerOf = (request: FastifyRequest, params: Fields): string | null =>
  headerBearer(request) ?? callBearer(request.cookies, params, request.headers.referer)

export const headerBearer = ({ headers }: FastifyRequest): string | null =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null

function send(reply: FastifyReply, config: Config, answer: Answer, callback: string | undefined) {
  const { cookie, device } = answer.effects
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: config.publicUrl.startsWith('https:') } as const
  if (cookie?.bearer) {
    reply.setCookie(sessionCookie(cookie.iid), cookie.bearer, { ...options, maxAge: SESSION_DAYS * 86_400 })
  } else if (cookie) reply.clearCookie(sessionCookie(cookie.iid), options)
  if (device) reply.setCookie(deviceCookie(device.iid), device.value, { ...options, maxAge: DEVICE_DAYS * 86_400 })
  reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
  if (callback === undefined) return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer.body))
  return reply.type('text/javascript; charset=utf-8').send(jsonpText(callback, answer.body))
}

const own = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !ENVELOPE.has(name)))

/** `params` may contain the call's parameters as JSON text, with or without separate fields. */
function packed(text: unknown): Fields {
  if (typeof text !== 'string') return isFields(text) ? text : {}
  try {
    const value: unknown = JSON.parse(text)
    return isFields(value) ? value : {}
  } catch {
    return {}
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A body is JSON, JSON as plain text, or a form. */
export function bodyFields(body: unknown): Fields {
  if (isFields(body)) return body
  if (typeof body !== 'string' || body === '') return {}
  return body.trimStart().startsWith('{') ? packed(body) : Object.fromEntries(new URLSearchParams(body))
}
