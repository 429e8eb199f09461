import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { resolve } from '@quanzi/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Dispatcher } from '../gateway/Dispatcher'
import { COOKIE } from '../session/sessions'
import { contentPolicy } from './contentPolicy'
import { firstCalls } from './firstCalls'
import { dataScript } from './inlineData'
import { readPageChunks } from './pageChunks'
import { precompress } from './precompress'

/** Names that carry the hash of their content may be kept for ever. */
const HASHED = /[.-][0-9a-f]{8,}\.\w+$/
const NOT_BUILT =
  '<!doctype html><meta charset="utf-8"><title>圈子</title><p>The site is not built yet: run <code>npm run build:h5</code>.</p>'

interface HostingOptions {
  /** Of the built H5 app. */
  readonly folder: string
  /** The page is told where the chat is. */
  readonly gatePort: number
  readonly dispatcher: Dispatcher
}

/** Serves the built H5 app: its files, and its page on every public path, with what the path's screen asks first. */
export async function hostingRoutes(
  app: FastifyInstance,
  { folder, gatePort, dispatcher }: HostingOptions,
): Promise<void> {
  const built = existsSync(join(folder, 'index.html'))
  const page = built ? await readFile(join(folder, 'index.html'), 'utf8') : NOT_BUILT
  const policy = contentPolicy(page)
  const preloads = await readPageChunks(folder)

  const headFor = async (request: FastifyRequest, nonce: string): Promise<string> => {
    const route = built ? resolve(request.url) : null
    if (!route) return ''
    const calls = await firstAnswers(dispatcher, request, route)
    return preloads(route) + dataScript({ calls, gatePort }, nonce)
  }

  for (const url of ['/', '/app', '/app/*', '/s/*']) {
    app.get(url, async (request, reply) => {
      const nonce = randomBytes(16).toString('base64url')
      const head = await headFor(request, nonce)
      return (
        reply
          .code(built ? 200 : 503)
          // The answers in the page may be this member's own: no shared cache may keep them.
          .header('cache-control', 'private, no-cache')
          .header('vary', 'Cookie')
          .header('content-security-policy', policy(nonce))
          .type('text/html; charset=utf-8')
          // As a function: a "$" in the data means nothing then.
          .send(page.replace('<title>', () => `${head}<title>`))
      )
    })
  }
  if (!built) return
  await precompress(folder)
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: false,
    decorateReply: false,
    setHeaders: (reply, path) => {
      const plain = path.replace(/\.(br|gz)$/, '')
      reply.header('cache-control', HASHED.test(plain) ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
    },
  })
}

/** Answers of the route's first calls, asked as the visitor would; what is refused is left for the app to ask. */
async function firstAnswers(
  dispatcher: Dispatcher,
  request: FastifyRequest,
  route: NonNullable<ReturnType<typeof resolve>>,
) {
  const bearer = request.cookies[COOKIE] ?? null
  const answers: Record<string, unknown> = {}
  await Promise.all(
    firstCalls(route, bearer !== null).map(async ({ uri, params, key }) => {
      const { body } = await dispatcher.dispatch({
        uri,
        params: { ...params, language: route.query.lang === 'en' ? 'EN' : 'CN' },
        bearer,
        ip: request.ip,
        inMiniProgram: false,
        crossSite: false,
        acceptLanguage: request.headers['accept-language'],
        referer: undefined,
      })
      if (typeof body === 'object' && body !== null && 't' in body && !('code' in body)) answers[key] = body.t
    }),
  )
  return answers
}
