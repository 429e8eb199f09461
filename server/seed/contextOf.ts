import type { Context, Services } from '../call/Context'
import { callContext } from '../gateway/CallContext'
import { callLanguage } from '../gateway/callLanguage'
import { findMember } from '../identity/sessions'

const IID = 1000

/** The context in which a person of the first demo tenant does something. */
export async function contextOf(services: Services, userId: number): Promise<Context> {
  const session = { id: 0, iid: IID, userId, openid: null, unionid: null }
  const incoming = {
    uri: '',
    params: {},
    bearer: null,
    ip: '127.0.0.1',
    inMiniProgram: false,
    crossSite: false,
    acceptLanguage: undefined,
    referer: undefined,
  }
  const member = await findMember(services.db, userId, IID)
  return callContext({
    services,
    incoming,
    db: services.db,
    iid: IID,
    language: callLanguage({}, undefined),
    session,
    member,
    effects: {},
  })
}
