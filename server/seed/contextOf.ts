import type { Context, Services } from '../call/Context'
import { OWN_PAGE } from '../gateway/askingPage'
import { callContext } from '../gateway/CallContext'
import { callLanguage } from '../gateway/callLanguage'
import type { Incoming } from '../gateway/Incoming'
import { findMember } from '../identity/sessions'

const FIRST = 1000

/** The call context of a person in a demo tenant, by default the first. */
export async function contextOf(services: Services, userId: number, iid = FIRST): Promise<Context> {
  const session = { id: 0, iid, userId, openid: null, unionid: null }
  const incoming: Incoming = {
    uri: '',
    params: {},
    bearer: null,
    ip: '127.0.0.1',
    inMiniProgram: false,
    method: 'POST',
    page: OWN_PAGE,
    byHeader: false,
    byScript: false,
    acceptLanguage: undefined,
    referer: undefined,
  }
  const member = await findMember(services.db, userId, iid)
  return callContext({
    services,
    incoming,
    db: services.db,
    iid,
    language: callLanguage({}, undefined),
    session,
    member,
    effects: {},
  })
}
