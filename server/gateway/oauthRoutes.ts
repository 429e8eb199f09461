import { randomBytes } from 'node:crypto'
import { build, isTenantAddress } from '@quanzi/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import { page } from '../base/page'
import { returnPath } from '../base/returnPath'
import { paramError } from '../call/CallError'
import type { Services } from '../call/Context'
import { sameText } from '../db/Secrets'
import { requireTenant } from '../identity/requireTenant'
import { sessionCookie, tenantBearer } from '../identity/sessionCookies'
import { findSession, SESSION_DAYS } from '../identity/sessions'
import { signInByWechat } from '../identity/signInByWechat'
import { refusalOf } from './faults'
import { TenantNumber } from './TenantNumber'

const Start = v.object({
  iid: TenantNumber,
  redirect: v.optional(v.string(), '/'),
  scope: v.optional(v.picklist(['snsapi_base', 'snsapi_userinfo']), 'snsapi_userinfo'),
})
const Return = v.object({ code: v.optional(v.string(), ''), state: v.string() })
const State = v.object({ iid: v.number(), path: v.string(), until: v.number(), nonce: v.string() })
const STATE_LIFE = 10 * 60_000
/** Binds an authorisation to the browser that started it, so that nobody can log somebody in by a link. */
const NONCE = 'quanzi_oauth'

/** OAuth in the messaging app's browser, and the script of its JS-SDK. */
export function oauthRoutes(app: FastifyInstance, services: Services): void {
  const { db, config, secrets, clock, providers, hosts } = services
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: config.publicUrl.startsWith('https:') } as const

  const pack = (state: v.InferInput<typeof State>): string => {
    const text = Buffer.from(JSON.stringify(state)).toString('base64url')
    return `${text}.${secrets.sign('oauth state', text)}`
  }
  const unpack = (packed: string, nonce: string) => {
    const [text = '', signature = ''] = packed.split('.')
    if (!secrets.verify('oauth state', text, signature)) return null
    const state = v.parse(State, JSON.parse(Buffer.from(text, 'base64url').toString()))
    return state.until > clock() && sameText(state.nonce, nonce) ? state : null
  }

  app.get('/wxservice2/oauth', async (request, reply) => {
    const query = v.safeParse(Start, request.query)
    if (!query.success) {
      const field = v.getDotPath(query.issues[0]) ?? 'iid'
      return reply.code(400).send(refusalOf(paramError(field), request))
    }
    const { iid, redirect, scope } = query.output
    await requireTenant(db, iid)
    const wanted = returnPath(redirect, request.host)
    const path = wanted !== '/' && isTenantAddress(wanted, iid) ? wanted : build('index.home', { iid })
    const nonce = request.cookies[NONCE] || randomBytes(16).toString('base64url')
    reply.setCookie(NONCE, nonce, { ...cookie, path: '/wxservice2', maxAge: STATE_LIFE / 1000 })
    const state = pack({ iid, path, until: clock() + STATE_LIFE, nonce })
    const redirectUri = `${await hosts.originFor(request.hostname)}/wxservice2/oauth/return`
    return reply
      .header('cache-control', 'no-store')
      .redirect(providers.wechat.authorizeUrl({ redirectUri, state, scope }))
  })

  app.get('/wxservice2/oauth/return', async (request, reply) => {
    const query = v.safeParse(Return, request.query)
    const state = query.success ? unpack(query.output.state, request.cookies[NONCE] ?? '') : null
    reply.header('cache-control', 'no-store')
    if (!query.success || !state) return refuse(reply)
    const identity = query.output.code === '' ? null : await providers.wechat.exchange(query.output.code)
    // Without an identity the visitor stays a visitor; the page then gets no user.
    if (identity) {
      const held = tenantBearer(request.cookies, state.iid) ?? null
      const session = await findSession(db, clock, held ?? '')
      const { bearer } = await signInByWechat(services, { iid: state.iid, identity, session, bearer: held })
      reply.setCookie(sessionCookie(state.iid), bearer, { ...cookie, maxAge: SESSION_DAYS * 86_400 })
    }
    return reply.redirect(state.path)
  })

  app.get('/wxservice2/jssdk.js', async (_request, reply) => {
    const script = await providers.wechat.jsSdk()
    if ('address' in script) return reply.redirect(script.address)
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(script.text)
  })
}

const refuse = (reply: FastifyReply) =>
  reply
    .code(400)
    .type('text/html; charset=utf-8')
    .send(page('授权', '<h1>授权失败，请重试</h1><p><a href="/">返回首页</a></p>'))
