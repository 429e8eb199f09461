import { CALLS, type CallDefinition, DEFAULT_IID, type Language, UNIVERSITY_IID } from '@quanzi/contract'
import { checkAccess, type RoleChecks } from '../call/access'
import { CallError } from '../call/CallError'
import type { Services } from '../call/Context'
import type { AnyHandler, CallGroup } from '../call/handlers'
import { withTransaction } from '../db/withTransaction'
import type { Member, Session } from '../identity/Session'
import { findMember, findSession, joinTenant } from '../identity/sessions'
import { accepted, refused } from './answers'
import { callContext, type Effects } from './CallContext'
import { type CallLimits, changes } from './CallLimits'
import { callLanguage } from './callLanguage'
import type { Incoming } from './Incoming'
import { checkApplicant, checkIdentity, checkToken } from './identity'
import { homeRid, isJoining } from './joining'
import { parseParams } from './parseParams'
import { once } from './requestLog'

export interface Answer {
  readonly body: unknown
  readonly effects: Effects
}

interface Entry {
  readonly definition: CallDefinition
  readonly handler: AnyHandler | null
}

/** Takes a call through its steps: find, guard, identify, admit, validate, handle, answer. */
export class Dispatcher {
  private readonly entries = new Map<string, Entry>()

  constructor(
    private readonly services: Services,
    groups: readonly CallGroup[],
    private readonly roles: RoleChecks,
    private readonly limits: CallLimits,
  ) {
    for (const definition of Object.values<CallDefinition>(CALLS)) {
      if (definition.kind !== 'chat') this.entries.set(definition.uri, { definition, handler: null })
    }
    for (const group of groups) {
      for (const [name, definition] of Object.entries(group.calls)) {
        const handler = group.handlers[name] ?? this.entries.get(definition.uri)?.handler ?? null
        this.entries.set(definition.uri, { definition, handler })
      }
    }
  }

  /** The catalogue as this server serves it, for `npm run calls`. */
  list(): { uri: string; built: boolean }[] {
    return [...this.entries].map(([uri, entry]) => ({ uri, built: entry.handler !== null }))
  }

  /** Never throws: every outcome is an answer. */
  async dispatch(incoming: Incoming): Promise<Answer> {
    const language = callLanguage(incoming.params, incoming.acceptLanguage)
    const effects: Effects = {}
    try {
      return { body: await this.answer(incoming, language, effects), effects }
    } catch (error) {
      if (error instanceof CallError) {
        await error.afterwards?.(this.services.db)
        return { body: refused(error, language), effects: {} }
      }
      this.services.log.error({ err: error, uri: incoming.uri }, 'call failed')
      return { body: refused(new CallError('SYSTEM'), language), effects: {} }
    }
  }

  private async answer(incoming: Incoming, language: Language, effects: Effects): Promise<unknown> {
    const entry = this.entries.get(incoming.uri)
    if (!entry) throw new CallError('NOTFOUND', { detail: notFoundText(incoming.uri, language) })
    const { definition, handler } = entry
    if (incoming.crossSite && !definition.safe) throw new CallError('DENIED')

    const { clock, db, secrets } = this.services
    const session = incoming.bearer ? await findSession(db, clock, incoming.bearer) : null
    await this.limits.takeCall({ session, ip: incoming.ip }, definition)
    const iid = callTenant(incoming.params, definition)
    const member = session ? await this.memberOf(session, iid, definition) : null
    const state = { services: this.services, incoming, iid, language, session, member, effects }
    const ctx = callContext({ ...state, db })

    await checkAccess(definition.access, ctx, this.roles)
    const params = parseParams(definition, incoming.params)
    if (session) {
      const home = isJoining(definition.uri) ? await homeRid(db, session) : null
      const caller = { db, secrets, session, member, home }
      if (definition.access === 'applicant') checkApplicant(caller, incoming.params, incoming.bearer ?? '')
      checkIdentity(caller, incoming.params)
      if (definition.access !== 'public') checkToken(caller, incoming.params.token, incoming.bearer ?? '')
    }
    if (!handler) throw new CallError('NOTBUILT')
    const { loginBy } = definition
    if (loginBy) await this.limits.takeLogin({ iid, number: String(params[loginBy]), ip: incoming.ip })

    const { reqId } = params
    if (definition.safe || typeof reqId !== 'string') return accepted(definition, await handler(ctx, params as never))
    const request = { userId: session?.userId ?? 0, reqId, uri: definition.uri, at: clock() }
    return await withTransaction(db, (trx) =>
      once(trx, request, async () => {
        const inside = callContext({ ...state, db: trx })
        return accepted(definition, await handler(inside, params as never))
      }),
    )
  }

  private async memberOf(session: Session, iid: number, definition: CallDefinition): Promise<Member | null> {
    const { db, clock } = this.services
    return changes(definition)
      ? await joinTenant(db, clock, session.userId, iid)
      : await findMember(db, session.userId, iid)
  }
}

/** The documents send no tenant with the registration calls: an applicant is one of the university's. */
function callTenant(params: Readonly<Record<string, unknown>>, { access }: CallDefinition): number {
  const fallback = access === 'applicant' ? UNIVERSITY_IID : DEFAULT_IID
  const given = Number(params.iid ?? params.cid ?? fallback)
  return Number.isSafeInteger(given) && given > 0 && given <= 2_147_483_647 ? given : fallback
}

const notFoundText = (uri: string, language: Language) =>
  language === 'en' ? `No such call: ${uri.slice(0, 100)}` : `没有这个接口：${uri.slice(0, 100)}`
