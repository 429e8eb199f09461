import { textOf } from '../base/textOf'
import { CallError } from '../call/CallError'
import type { Member, Session } from '../call/Session'
import { type Secrets, sameText } from '../db/Secrets'
import type { Db } from '../db/schema'
import { ridSecret, ridToken } from '../identity/ridSecret'

/** The documents' parameters that name the caller (conventions §1). */
const USER_IDS = ['userId', 'userid']
const RIDS = ['rid', 'fromRid']

interface Caller {
  readonly db: Db
  readonly secrets: Secrets
  readonly session: Session
  /** Null when the caller has not joined the tenant of the call. */
  readonly member: Member | null
  /** The caller's rid in another tenant, which this call may name. */
  readonly home?: number | null
}

/** Documented callers send `rid=1` and `userId=0` to name nobody. */
const means = (value: unknown) => value !== undefined && value !== null && value !== '' && textOf(value) !== '0'

/**
 * Refuses a parameter that names a person other than the session's. Some calls may name others: a page with
 * `rid=1`, and a registration with the rid as userId.
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

/** True for the token that scripts got with the session (`identity/ridSecret`). */
export const isRidToken = (
  { secrets, session, member }: Pick<Caller, 'secrets' | 'member'> & { readonly session: Session | null },
  token: unknown,
): boolean => means(token) && session !== null && isOwn({ secrets, session, member }, token, ridToken)

/** Registration calls carry rid and token; LOGIN when the token is not the rid's. */
export function checkToken(caller: Caller, token: unknown, bearer: string): void {
  if (!means(token) || sameText(textOf(token), bearer) || isOwn(caller, token, ridToken)) return
  throw new CallError('LOGIN')
}

/** Rid and token together identify an applicant: LOGIN when one is missing or they do not match. */
export function checkApplicant(caller: Caller, params: Readonly<Record<string, unknown>>, bearer: string): void {
  if (!means(params.rid) || !means(params.token)) throw new CallError('LOGIN')
  if (textOf(params.rid) !== String(caller.member?.rid)) throw new CallError('LOGIN')
  checkToken(caller, params.token, bearer)
}

const denied = (field: string) => new CallError('DENIED', { data: { field } })
