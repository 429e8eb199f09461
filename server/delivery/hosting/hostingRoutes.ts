import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import {
  BARE_PAGE,
  DEFAULT_IID,
  type Language,
  languageOf,
  type PreviewPage,
  type ResolvedRoute,
  resolve,
  resolveIid,
} from '@quanzi/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { escapeHtml } from '../../base/page'
import type { Services } from '../../call/Context'
import type { Dispatcher } from '../../gateway/Dispatcher'
import { answerUnknown } from '../../gateway/faults'
import { TenantNumber } from '../../gateway/TenantNumber'
import { contentPolicy } from './contentPolicy'
import { type Answers, firstAnswers } from './firstAnswers'
import { dataScript } from './inlineData'
import { type PageHead, readPageChunks } from './pageChunks'
import { pageSources } from './pageSources'
import { precompress } from './precompress'
import { previewScript } from './previewScript'
import { PREVIEW_FILE, readPreviews } from './previews'

/** Files with a content hash in their names may be cached for ever. */
const HASHED = /[.-][0-9a-f]{8,}\.\w+$/
const NOT_BUILT =
  '<!doctype html><meta charset="utf-8"><title>圈子</title><p>The site is not built yet: run <code>npm run build:h5</code>.</p>'

interface HostingOptions {
  /** Folder of the built H5 app. */
  readonly folder: string
  readonly services: Pick<Services, 'db' | 'config' | 'hosts'>
  readonly dispatcher: Dispatcher
}

/** What one response adds to the built page. */
interface Additions {
  readonly title?: string
  readonly head: PageHead
  readonly body: string
  /** True when the page may have a member's own data. */
  readonly own: boolean
}

const NOTHING: Additions = { head: { first: '', last: '' }, body: '', own: false }

/** The tenant that an address belongs to. */
const tenantOf = ({ params, query }: ResolvedRoute): number =>
  resolveIid({ path: (params as { readonly iid?: number }).iid, query })

/** The replacements are functions, so that a "$" in the data has no special meaning. */
const added = (page: string, { title, head, body }: Additions, language: Language): string =>
  page
    .replace('<html lang="zh-CN">', (given) => (language === 'en' ? '<html lang="en">' : given))
    .replace(/<title>.*?<\/title>/, (given) => head.first + (title ? `<title>${escapeHtml(title)}</title>` : given))
    .replace('</head>', () => `${head.last}</head>`)
    .replace('</body>', () => `${body}</body>`)

/**
 * Serves the built H5 app: its files, and its page on every public path, with the first answers of the path's screen.
 */
export async function hostingRoutes(
  app: FastifyInstance,
  { folder, services: { db, config, hosts }, dispatcher }: HostingOptions,
): Promise<void> {
  const built = existsSync(join(folder, 'index.html'))
  const page = built ? await readFile(join(folder, 'index.html'), 'utf8') : NOT_BUILT
  const policy = contentPolicy(page)
  const chunks = await readPageChunks(folder, page)
  const { renderPreview, sources } = readPreviews(folder)

  const policyOf = async ({ hostname }: FastifyRequest, iid: number, nonce: string) =>
    policy(nonce, await pageSources({ db, config, build: sources, iid, hostname }))

  const additions = async (request: FastifyRequest, route: ResolvedRoute | null, nonce: string): Promise<Additions> => {
    if (!route) return NOTHING
    const language = languageOf(route.query.lang)
    const { answers, complete, own } = await firstAnswers(dispatcher, request, route, language)
    const drawn = complete ? await draw(request, answers, language) : null
    return {
      ...(drawn ? { title: drawn.title } : {}),
      head: chunks.head(route),
      own,
      // The data for the scripts comes after the visible content: scripts wait for the whole page anyway.
      body:
        (drawn ? drawn.html + previewScript(nonce) : '') +
        dataScript({ calls: answers, gatePort: config.gatePort, next: chunks.next(route) }, nonce),
    }
  }

  /** A screen that cannot be rendered here is left to the app. */
  const draw = async (request: FastifyRequest, answers: Answers, language: Language): Promise<PreviewPage | null> => {
    const origin = await hosts.originFor(request.hostname)
    return await renderPreview({ url: request.url, origin, answers, language }).catch((error: unknown) => {
      request.log.warn({ err: error }, 'first screen not drawn')
      return null
    })
  }

  /** The address names an unknown tenant: the app shows its 404 screen. */
  const isMissing = async (route: ResolvedRoute | null): Promise<boolean> => {
    if (!route || route.name.startsWith('root.')) return false
    const iid = tenantOf(route)
    if (!v.is(TenantNumber, iid)) return true
    return !(await db.selectFrom('tenants').select('iid').where('iid', '=', iid).executeTakeFirst())
  }

  const sendPage = async (request: FastifyRequest, reply: FastifyReply, status: number) => {
    const nonce = randomBytes(16).toString('base64url')
    const route = built ? resolve(request.url) : null
    const more = await additions(request, route, nonce)
    const html = added(page, more, languageOf(route?.query.lang))
    return (
      reply
        .code(built ? ((await isMissing(route)) ? 404 : status) : 503)
        // No shared cache may store the page. A browser must not store a member's own data either: its back button
        // would show them after a logout, or an order as it was before its payment.
        .header('cache-control', more.own ? 'private, no-store' : 'private, no-cache')
        .header('vary', 'Cookie')
        .header('content-security-policy', await policyOf(request, route ? tenantOf(route) : DEFAULT_IID, nonce))
        .type('text/html; charset=utf-8')
        .send(html)
    )
  }

  /** The page without a screen's answers: the browser keeps it for addresses that it opens without a network. */
  const sendBarePage = async (request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64url')
    const iid = resolveIid({ query: request.query as { readonly iid?: string } })
    const body = dataScript({ calls: {}, gatePort: config.gatePort, next: [] }, nonce)
    return reply
      .header('cache-control', 'private, no-cache')
      .header('content-security-policy', await policyOf(request, iid, nonce))
      .type('text/html; charset=utf-8')
      .send(added(page, { ...NOTHING, body }, 'zh'))
  }

  for (const url of ['/', '/app', '/app/*', '/s/*']) app.get(url, (request, reply) => sendPage(request, reply, 200))
  // A browser with a wrong address gets the app's own 404 screen; a program gets a refused call's answer.
  app.setNotFoundHandler((request, reply) => {
    const browses = request.method === 'GET' && request.headers.accept?.includes('text/html')
    return browses ? sendPage(request, reply, 404) : answerUnknown(request, reply)
  })
  if (!built) return
  app.get(BARE_PAGE, sendBarePage)
  await precompress(folder)
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: false,
    decorateReply: false,
    allowedPath: (path) => path !== `/${PREVIEW_FILE}`,
    setHeaders: (reply, path) => {
      const plain = path.replace(/\.(br|gz)$/, '')
      reply.header('cache-control', HASHED.test(plain) ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
    },
  })
}
