import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { isUniqueViolation } from '../db/withTransaction'
import { returnPath, withQuery } from '../local/returnPath'
import { createMember, memberByUnionid } from '../queries/members'
import type { Member } from '../session/Session'
import { COOKIE, findMember, findSession, openSession, SESSION_DAYS } from '../session/sessions'
import type { Services } from './Context'
import { bodyFields } from './http'

const Start = v.object({
  iid: v.pipe(v.string(), v.digits(), v.transform(Number)),
  redirect: v.optional(v.string(), '/'),
  scope: v.optional(v.picklist(['snsapi_base', 'snsapi_userinfo']), 'snsapi_userinfo'),
})
const Return = v.object({ code: v.string(), state: v.string() })
const State = v.object({ iid: v.number(), path: v.string(), until: v.number() })
const Exchange = v.object({
  iid: v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer()),
  code: v.string(),
})
const STATE_LIFE = 10 * 60_000

interface Identity {
  readonly openid: string
  readonly unionid: string
  readonly nickname?: string
  readonly headimgurl?: string
}

/** Identity by the messaging app: OAuth in its browser, a login code in its mini-programs. */
export function wechatRoutes(app: FastifyInstance, services: Services): void {
  const { config, secrets, clock, providers } = services
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: config.publicUrl.startsWith('https:') } as const

  const pack = (state: v.InferInput<typeof State>): string => {
    const text = Buffer.from(JSON.stringify(state)).toString('base64url')
    return `${text}.${secrets.sign('oauth state', text)}`
  }
  const unpack = (packed: string) => {
    const [text = '', signature = ''] = packed.split('.')
    if (!secrets.verify('oauth state', text, signature)) return null
    const state = v.parse(State, JSON.parse(Buffer.from(text, 'base64url').toString()))
    return state.until > clock() ? state : null
  }

  app.get('/wxservice2/oauth', async (request, reply) => {
    const query = v.safeParse(Start, request.query)
    if (!query.success) return reply.code(400).send({ code: 1000003, msg: '参数错误' })
    const { iid, redirect, scope } = query.output
    const state = pack({ iid, path: returnPath(redirect, request.host), until: clock() + STATE_LIFE })
    const redirectUri = `${request.protocol}://${request.host}/wxservice2/oauth/return`
    return reply.redirect(providers.wechat.authorizeUrl({ redirectUri, state, scope }))
  })

  app.get('/wxservice2/oauth/return', async (request, reply) => {
    const query = v.safeParse(Return, request.query)
    const state = query.success ? unpack(query.output.state) : null
    const user = query.success && state ? await providers.wechat.exchange(query.output.code) : null
    if (!state || !user) return reply.code(400).send({ code: 1000001, msg: '授权失败，请重试' })
    const { bearer } = await signIn(services, state.iid, user, request)
    reply.setCookie(COOKIE, bearer, { ...cookie, maxAge: SESSION_DAYS * 86_400 })
    return reply.redirect(withQuery(state.path, { openid: user.openid, unionid: user.unionid }))
  })

  app.get('/wxservice2/jssdk.js', async (_request, reply) => {
    const script = await providers.wechat.jsSdk()
    if ('address' in script) return reply.redirect(script.address)
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(script.text)
  })

  app.post('/wxservice2/code2session', async (request, reply) => {
    const params = v.safeParse(Exchange, bodyFields(request.body))
    if (!params.success) return reply.send({ code: 1000003, msg: '参数错误: code' })
    const identity = await providers.wechat.codeToSession(params.output.code)
    if (!identity) return reply.send({ code: 1000001, msg: '登录已失效，请重试' })
    const { member, bearer } = await signIn(services, params.output.iid, identity, request)
    return reply.send({ t: { rid: member.rid, userId: member.user_id, token: bearer, ...identity } })
  })
}

/**
 * The member of an identity: a visitor becomes (or is) that member, somebody logged in without an
 * identity gets this one attached.
 */
async function signIn(services: Services, iid: number, identity: Identity, request: FastifyRequest) {
  const { db, clock } = services
  const bearerNow = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? request.cookies[COOKIE]
  const session = bearerNow ? await findSession(db, clock, bearerNow) : null
  const present = session ? await findMember(db, session.userId, iid) : null
  const known = await memberByUnionid(db, iid, identity.unionid)
  const member =
    known ??
    (present && !present.unionid ? await attach(services, present, identity) : await join(services, iid, identity))
  const who = { iid, userId: member.user_id, openid: identity.openid, unionid: identity.unionid }
  const opened = await openSession(db, clock, who)
  return { member, bearer: opened.bearer }
}

const attach = async ({ db }: Services, member: Member, { openid, unionid }: Identity): Promise<Member> =>
  await db
    .updateTable('member')
    .set({ openid, unionid })
    .where('id', '=', member.id)
    .returningAll()
    .executeTakeFirstOrThrow()

async function join({ db, clock }: Services, iid: number, it: Identity): Promise<Member> {
  try {
    const { openid, unionid, nickname = '微信用户', headimgurl = '' } = it
    return await createMember(db, { iid, nickName: nickname, headImg: headimgurl, openid, unionid, at: clock() })
  } catch (error) {
    const other = isUniqueViolation(error) ? await memberByUnionid(db, iid, it.unionid) : null
    if (!other) throw error
    return other
  }
}
