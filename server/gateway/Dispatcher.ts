import { CALLS, type CallDefinition, type Language } from '@quanzi/contract'
import { checkAccess, type RoleChecks } from '../call/access'
import { CallError } from '../call/CallError'
import type { Services } from '../call/Context'
import type { AnyHandler, CallGroup } from '../call/handlers'
import { once } from '../call/once'
import type { Member } from '../call/Session'
import { readOnly } from '../db/readOnly'
import type { Db } from '../db/schema'
import { withTransaction } from '../db/withTransaction'
import { requireTenant } from '../identity/requireTenant'
import { findMember, findSession, joinTenant } from '../identity/sessions'
import { ProviderMissing } from '../providers/ProviderMissing'
import { admitPage } from './admitPage'
import { accepted, refused } from './answers'
import { callContext, type Effects } from './CallContext'
import { type CallLimits, changes } from './CallLimits'
import { callLanguage } from './callLanguage'
import { callTenant } from './callTenant'
import type { Incoming } from './Incoming'
import { checkApplicant, checkIdentity, checkToken, isRidToken } from './identity'
import { homeRid, isJoining } from './joining'
import { parseParams } from './parseParams'

export interface Answer {
  readonly body: unknown
  readonly effects: Effects
}

interface Entry {
  readonly definition: CallDefinition
  readonly handler: AnyHandler | null
}

/** True when the call creates the member: a member's first write does, a write that visitors may make does not. */
const makesMembers = (definition: CallDefinition): boolean => changes(definition) && definition.access !== 'public'

/** Takes a call through its steps: find, protect, identify, authorise, validate, handle, answer. */
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

  /** The catalogue with its handlers, for `npm run calls`. */
  list(): { uri: string; built: boolean }[] {
    return [...this.entries].map(([uri, entry]) => ({ uri, built: entry.handler !== null }))
  }

  /** Never throws: every outcome is an answer. */
  async dispatch(incoming: Incoming): Promise<Answer> {
    const language = callLanguage(incoming.params, incoming.acceptLanguage)
    const effects: Effects = {}
    try {
      const body = await this.answer(incoming, language, effects)
      for (const work of effects.committed ?? []) work(this.services)
      return { body, effects }
    } catch (error) {
      if (error instanceof CallError) {
        await error.afterwards?.(this.services.db)
        return { body: refused(error, language), effects: {} }
      }
      if (error instanceof ProviderMissing) return { body: refused(new CallError('NOTBUILT'), language), effects: {} }
      this.services.log.error({ err: error, uri: incoming.uri }, 'call failed')
      return { body: refused(new CallError('SYSTEM'), language), effects: {} }
    }
  }

  private async answer(incoming: Incoming, language: Language, effects: Effects): Promise<unknown> {
    const entry = this.entries.get(incoming.uri)
    if (!entry) throw new CallError('NOTFOUND', { detail: notFoundText(incoming.uri, language) })
    const { definition, handler } = entry

    const { clock, db, secrets, hosts } = this.services
    const found = incoming.bearer ? await findSession(db, clock, incoming.bearer) : null
    await this.limits.takeCall({ session: found, ip: incoming.ip }, definition)
    const iid = callTenant(incoming, found)
    const known = found && iid ? await findMember(db, found.userId, iid) : null
    const hasToken = isRidToken({ secrets, session: found, member: known }, incoming.params.token)
    const admitted = await admitPage(hosts, { definition, incoming, hasSession: found !== null, hasToken, iid })
    const [session, member] = admitted ? [found, known] : [null, null]
    const state = { services: this.services, incoming, iid, language, session, member, effects }

    await checkAccess(definition.access, callContext({ ...state, db }), this.roles)
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
    if (loginBy) await this.limits.takeLogin({ iid: iid ?? 0, number: String(params[loginBy]), ip: incoming.ip })
    // A member's tenant is there.
    if (!definition.safe && !member && iid !== null) await requireTenant(db, iid)

    const run = async (on: Db, whose: Member | null) =>
      accepted(definition, await handler(callContext({ ...state, member: whose, db: on }), params as never))
    const { reqId } = params
    const request =
      !definition.safe && typeof reqId === 'string'
        ? {
            ...{ userId: session?.userId ?? 0, uri: definition.uri, at: clock(), secrets },
            // A user is the same in every tenant; a visitor is nobody, and repeats a request in one tenant only.
            reqId: session ? reqId : `${iid ?? 0}:${reqId}`,
          }
        : null
    const joins = session && iid && !member && makesMembers(definition) ? { userId: session.userId, iid } : null
    // A reading call must not write; its statistics are left as a trace.
    if (definition.safe) {
      const answer = await run(readOnly(db), member)
      for (const write of effects.traces ?? []) await write(db)
      return answer
    }
    if (!request && !joins) return await run(db, member)
    return await withTransaction(db, async (trx) => {
      // A refused caller has not joined either: the row is rolled back with the rest.
      const whose = joins ? await joinTenant(trx, clock, joins.userId, joins.iid) : member
      return request ? await once(trx, request, () => run(trx, whose)) : await run(trx, whose)
    })
  }
}

const notFoundText = (uri: string, language: Language) =>
  language === 'en' ? `No such call: ${uri.slice(0, 100)}` : `没有这个接口：${uri.slice(0, 100)}`
