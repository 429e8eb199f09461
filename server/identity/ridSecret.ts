import type { Clock } from '../base/clock'
import type { Secrets } from '../db/Secrets'
import type { Db } from '../db/schema'
import { acrossTenants } from '../db/tenantKeys'

/**
 * The documents give a member `ridSecret` and `token`, which scripts can read. Neither may open a session, so each is
 * `<session id>.<signature>`: it proves only that rid, and ends with that session.
 */
export const ridSecret = (secrets: Secrets, sessionId: number, rid: number): string =>
  `${sessionId}.${secrets.sign('ridSecret', `${sessionId}:${rid}`)}`

export const ridToken = (secrets: Secrets, sessionId: number, rid: number): string =>
  `${sessionId}.${secrets.sign('ridToken', `${sessionId}:${rid}`)}`

/** The member of a ridSecret while its session is open; null otherwise. Used by the chat gate. */
export async function verifyRidSecret(
  services: { db: Db; clock: Clock; secrets: Secrets },
  rid: number,
  secret: string,
): Promise<{ iid: number; userId: number; rid: number; sessionId: number } | null> {
  const sessionId = Number(secret.split('.')[0])
  if (!Number.isSafeInteger(sessionId) || sameSecret(services.secrets, sessionId, rid, secret) === false) return null
  const row = await services.db
    .selectFrom('session')
    .innerJoin('member', 'member.user_id', 'session.user_id')
    .select(['member.iid', 'member.user_id'])
    .where('session.id', '=', sessionId)
    .where('member.rid', '=', rid)
    .where('session.expires_at', '>', services.clock())
    .where('session.revoked_at', 'is', null)
    .modifyEnd(acrossTenants('a number of a role says its tenant by the proof alone'))
    .executeTakeFirst()
  return row ? { iid: row.iid, userId: row.user_id, rid, sessionId } : null
}

const sameSecret = (secrets: Secrets, sessionId: number, rid: number, secret: string) =>
  secrets.verify('ridSecret', `${sessionId}:${rid}`, secret.slice(secret.indexOf('.') + 1))
