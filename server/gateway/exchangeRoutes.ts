import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { CallError } from '../call/CallError'
import type { Services } from '../call/Context'
import { keepSessionKey } from '../identity/sessionKey'
import { findSession } from '../identity/sessions'
import { signInByPhone } from '../identity/signInByPhone'
import { signInByWechat } from '../identity/signInByWechat'
import { refused } from './answers'
import type { CallLimits } from './CallLimits'
import { callLanguage } from './callLanguage'
import { bodyFields, headerBearer } from './http'
import { networkOf } from './networkOf'
import { TenantNumber } from './TenantNumber'

const Exchange = v.object({
  iid: TenantNumber,
  code: v.pipe(v.string(), v.minLength(1), v.maxLength(512)),
})
const EXPIRED = { zh: '登录已失效，请重试', en: 'Your login has expired. Please try again' } as const

/**
 * A mini-program exchanges these for a session: its login code, and the code of its phone number button. Both answer
 * `{rid, userId, token}`; the token is the bearer.
 */
export function exchangeRoutes(app: FastifyInstance, services: Services, limits: CallLimits): void {
  const { db, clock, providers } = services

  const exchange = (url: string, expired: 'LOGIN' | 'CODE', act: (asked: Asked) => Promise<object | null>) => {
    app.post(url, async (request, reply) => {
      const fields = bodyFields(request.body)
      const language = callLanguage(fields, request.headers['accept-language'])
      try {
        const params = v.safeParse(Exchange, fields)
        if (!params.success) throw new CallError('PARAM', { detail: String(params.issues[0].path?.[0]?.key ?? 'code') })
        await limits.takeLogin({ iid: params.output.iid, ip: networkOf(request.ip) })
        // A mini-program stores no cookies. A request with a cookie comes from a web page, perhaps without that
        // page's intention.
        const bearer = headerBearer(request)
        const session = await findSession(db, clock, bearer ?? '')
        const t = await act({ ...params.output, session, bearer })
        if (!t) throw new CallError(expired, { detail: EXPIRED })
        return reply.send({ t })
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        return reply.send(refused(error, language))
      }
    })
  }

  exchange('/wxservice2/code2session', 'LOGIN', async ({ iid, code, session, bearer: held }) => {
    const answer = await providers.wechat.codeToSession(code)
    if (!answer) return null
    const { sessionKey, ...identity } = answer
    const { member, bearer } = await signInByWechat(services, { iid, identity, session, bearer: held })
    await keepSessionKey(services, bearer, sessionKey)
    return { rid: member.rid, userId: member.user_id, token: bearer, ...identity }
  })

  exchange('/wxservice2/phone', 'CODE', async ({ iid, code, session }) => {
    const mobile = await providers.wechat.phoneNumber(code)
    if (!mobile) return null
    const { member, bearer } = await signInByPhone(services, { iid, mobile, session })
    return { rid: member.rid, userId: member.user_id, token: bearer }
  })
}

interface Asked {
  readonly iid: number
  readonly code: string
  readonly session: Awaited<ReturnType<typeof findSession>>
  readonly bearer: string | null
}
