import { randomBytes } from 'node:crypto'
import type { Clock } from '../base/clock'
import type { Member, Session } from '../call/Session'
import { hashToken } from '../db/Secrets'
import type { Db } from '../db/schema'
import { acrossTenants } from '../db/tenantKeys'

export const SESSION_DAYS = 30

/** Opens a session and returns it with its bearer token, which is not stored. */
export async function openSession(
  db: Db,
  clock: Clock,
  who: { iid: number; userId: number; openid: string | null; unionid: string | null },
): Promise<{ session: Session; bearer: string }> {
  const bearer = randomBytes(32).toString('base64url')
  const at = clock()
  const row = await db
    .insertInto('session')
    .values({
      token_hash: hashToken(bearer),
      iid: who.iid,
      user_id: who.userId,
      openid: who.openid,
      unionid: who.unionid,
      created_at: at,
      expires_at: at + SESSION_DAYS * 86_400_000,
      revoked_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { session: { id: row.id, ...who }, bearer }
}

/** The open session of a bearer token; null when it is unknown, expired or revoked. */
export async function findSession(db: Db, clock: Clock, bearer: string): Promise<Session | null> {
  const row = await db
    .selectFrom('session')
    .select(['id', 'iid', 'user_id', 'openid', 'unionid'])
    .where('token_hash', '=', hashToken(bearer))
    .where('expires_at', '>', clock())
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return row ? { id: row.id, iid: row.iid, userId: row.user_id, openid: row.openid, unionid: row.unionid } : null
}

export async function revokeSession(db: Db, clock: Clock, id: number): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: clock() })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute()
}

/**
 * A user's member row in a tenant. A user of another tenant joins with the first write, with their name and picture;
 * the mobile stays with the first tenant.
 */
export async function findMember(db: Db, userId: number, iid: number): Promise<Member | null> {
  const row = await db
    .selectFrom('member')
    .selectAll()
    .where('iid', '=', iid)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

export async function joinTenant(db: Db, clock: Clock, userId: number, iid: number): Promise<Member> {
  const existing = await findMember(db, userId, iid)
  if (existing) return existing
  const home = await db
    .selectFrom('member')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .modifyEnd(acrossTenants('a person joins from another tenant'))
    .executeTakeFirstOrThrow()
  await db
    .insertInto('member')
    .values({
      iid,
      user_id: userId,
      nick_name: home.nick_name,
      head_img: home.head_img,
      sex: home.sex,
      created_at: clock(),
    })
    .onConflict((conflict) => conflict.columns(['iid', 'user_id']).doNothing())
    .execute()
  return await db
    .selectFrom('member')
    .selectAll()
    .where('iid', '=', iid)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
}
