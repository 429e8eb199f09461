import { textOf } from '../base/textOf'
import { CallError } from '../call/CallError'
import type { Member, Session } from '../call/Session'
import { type Secrets, sameText } from '../db/Secrets'
import type { Db } from '../db/schema'
import { ridSecret, ridToken } from '../identity/ridSecret'

/** The parameters of the documents that say who is calling (conventions §1). */
const USER_IDS = ['userId', 'userid']
const RIDS = ['rid', 'fromRid']

interface Caller {
  readonly db: Db
  readonly secrets: Secrets
  readonly session: Session
  /** Null when the caller has not joined the tenant of the call. */
  readonly member: Member | null
  /** A rid of theirs at another tenant that this call may name. */
  readonly home?: number | null
}

/** The documents' callers send `rid=1` and `userId=0` to mean nobody in particular. */
const means = (value: unknown) => value !== undefined && value !== null && value !== '' && textOf(value) !== '0'

/**
 * Refuses a parameter that names another person than the session's own. `createdFor` parameters
 * of a call (rid=1 of a page, the rid a registration uses as userId) are allowed for.
 */
export function checkIdentity(caller: Caller, params: Readonly<Record<string, unknown>>): void {
  const { session, member } = caller
  const own = new Set([String(session.userId), ...(member ? [String(member.rid)] : [])])
  for (const name of USER_IDS) if (means(params[name]) && !own.has(textOf(params[name]))) throw denied(name)
  for (const name of RIDS) {
    const value = params[name]
    if (!means(value) || textOf(value) === '1') continue
    if (textOf(value) !== String(member?.rid) && textOf(value) !== String(caller.home)) throw denied(name)
  }
  const unionid = session.unionid ?? member?.unionid
  if (means(params.unionId) && params.unionId !== unionid) throw denied('unionId')
  for (const name of ['openId', 'openid']) {
    if (means(params[name]) && params[name] !== session.openid && params[name] !== member?.openid) throw denied(name)
  }
  if (means(params.ridSecret) && !isOwn(caller, params.ridSecret, ridSecret)) throw denied('ridSecret')
}

const isOwn = (
  { secrets, session, member }: Pick<Caller, 'secrets' | 'session' | 'member'>,
  value: unknown,
  derive: typeof ridSecret,
) => member !== null && sameText(textOf(value), derive(secrets, session.id, member.rid))

/** Whether a token is the one that scripts were given with the session (`identity/ridSecret`). */
export const isRidToken = (
  { secrets, session, member }: Pick<Caller, 'secrets' | 'member'> & { readonly session: Session | null },
  token: unknown,
): boolean => means(token) && session !== null && isOwn({ secrets, session, member }, token, ridToken)

/** The registration calls carry rid and token; a token that is not the rid's asks for a new login. */
export function checkToken(caller: Caller, token: unknown, bearer: string): void {
  if (!means(token) || sameText(textOf(token), bearer) || isOwn(caller, token, ridToken)) return
  throw new CallError('LOGIN')
}

/** An applicant is named by rid and token together: without either, or when they do not match, a new login is asked for. */
export function checkApplicant(caller: Caller, params: Readonly<Record<string, unknown>>, bearer: string): void {
  if (!means(params.rid) || !means(params.token)) throw new CallError('LOGIN')
  if (textOf(params.rid) !== String(caller.member?.rid)) throw new CallError('LOGIN')
  checkToken(caller, params.token, bearer)
}

const denied = (field: string) => new CallError('DENIED', { data: { field } })
