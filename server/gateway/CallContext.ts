import type { Language } from '@quanzi/contract'
import { CallError, paramError } from '../call/CallError'
import type { Context, OpenedSession, Services } from '../call/Context'
import type { Member, Session } from '../call/Session'
import type { Db } from '../db/schema'
import { ridToken } from '../identity/ridSecret'
import { openSession, revokeSession } from '../identity/sessions'
import type { Incoming } from './Incoming'

/** The effects of a call on the HTTP response, besides its body. */
export interface Effects {
  /** A bearer token to set as the tenant's cookie, or null to clear it. */
  cookie?: { readonly iid: number; readonly bearer: string | null }
  /** The cookie of an earlier login (`identity/knownDevice`). */
  device?: { readonly iid: number; readonly value: string }
  /** What a reading call writes after it has succeeded. */
  traces?: ((db: Db) => Promise<unknown>)[]
  /** What happens when the call's transaction has been committed. */
  committed?: ((services: Services) => void)[]
}

export interface CallState {
  readonly services: Services
  readonly incoming: Incoming
  readonly db: Db
  /** Null when neither the call nor its page nor its session names a tenant. */
  readonly iid: number | null
  readonly language: Language
  readonly session: Session | null
  readonly member: Member | null
  readonly effects: Effects
}

/** The context of one call. */
export function callContext(state: CallState): Context {
  const { services, incoming, db, session, member, effects } = state
  return {
    ...services,
    db,
    get iid() {
      if (state.iid === null) throw paramError('iid')
      return state.iid
    },
    session,
    member,
    get me() {
      if (!member) throw new CallError('LOGIN')
      return member
    },
    language: state.language,
    ip: incoming.ip,
    inMiniProgram: incoming.inMiniProgram,
    referer: incoming.referer,
    device: (state.iid !== null && incoming.device?.(state.iid)) || null,
    rememberDevice(value) {
      // A mini-program stores no cookies.
      if (effects.cookie) effects.device = { iid: effects.cookie.iid, value }
    },
    leave(write) {
      effects.traces = [...(effects.traces ?? []), write]
    },
    committed(work) {
      effects.committed = [...(effects.committed ?? []), work]
    },
    async openSession(whose, identity = {}): Promise<OpenedSession> {
      const opened = await openSession(db, services.clock, {
        iid: whose.iid,
        userId: whose.user_id,
        // The member may have an identity of another app: this app's payment window opens for its own openid only.
        openid: identity.openid ?? null,
        unionid: identity.unionid ?? whose.unionid,
      })
      // A page of this site stores cookies, also in a mini-program's web view.
      const takesBearer = incoming.inMiniProgram && !incoming.page.sameOrigin
      if (!takesBearer) effects.cookie = { iid: whose.iid, bearer: opened.bearer }
      const token = takesBearer ? opened.bearer : ridToken(services.secrets, opened.session.id, whose.rid)
      return { session: opened.session, token }
    },
    async closeSession() {
      if (session) await revokeSession(db, services.clock, session.id)
      if (state.iid !== null) effects.cookie = { iid: state.iid, bearer: null }
    },
  }
}
