import { getProfile, type Language, type ResolvedRoute, resolveIid } from '@quanzi/contract'
import type { FastifyRequest } from 'fastify'
import { OWN_PAGE } from '../../gateway/askingPage'
import type { Dispatcher } from '../../gateway/Dispatcher'
import { networkOf } from '../../gateway/networkOf'
import { tenantBearer } from '../../identity/sessionCookies'
import { firstCalls } from './firstCalls'

export type Answers = Readonly<Record<string, unknown>>

interface FirstAnswers {
  readonly answers: Answers
  /** True when nothing is missing, except the profile that a visitor does not have. */
  readonly complete: boolean
  /** True when some answers may be this member's own. */
  readonly own: boolean
}

/** Answers to the route's first calls, made as this visitor; refused calls are left to the app. */
export async function firstAnswers(
  dispatcher: Dispatcher,
  request: FastifyRequest,
  route: ResolvedRoute,
  language: Language,
): Promise<FirstAnswers> {
  const { iid } = route.params as { readonly iid?: number }
  const bearer = tenantBearer(request.cookies, resolveIid({ path: iid, query: route.query }))
  const answers: Record<string, unknown> = {}
  const calls = firstCalls(route, bearer !== null)
  await Promise.all(
    calls.map(async ({ uri, params, key }) => {
      const { body } = await dispatcher.dispatch({
        uri,
        params: { ...params, language: language === 'en' ? 'EN' : 'CN' },
        bearer,
        ip: networkOf(request.ip),
        inMiniProgram: false,
        method: 'GET',
        page: OWN_PAGE,
        byHeader: false,
        byScript: false,
        acceptLanguage: request.headers['accept-language'],
        referer: undefined,
      })
      if (typeof body === 'object' && body !== null && 't' in body && !('code' in body)) answers[key] = body.t
    }),
  )
  return {
    answers,
    complete: calls.every(({ uri, key }) => uri === getProfile.uri || key in answers),
    own: bearer !== null,
  }
}
