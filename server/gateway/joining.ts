import { bindInterest } from '@quanzi/contract'
import { CallError } from '../call/CallError'
import type { Session } from '../call/Session'
import type { Db } from '../db/schema'
import { findMember } from '../identity/sessions'

/** The one call that is made at a tenant before the caller belongs to it: who they are is said where they come from. */
export const isJoining = (uri: string): boolean => uri === bindInterest.uri

/** The rid of somebody where their session was opened; that of the tenant they join they cannot know yet. */
export const homeRid = async (db: Db, { userId, iid }: Session): Promise<number | null> =>
  (await findMember(db, userId, iid))?.rid ?? null

/** Nobody becomes a member of a tenant that does not exist. */
export async function requireTenant(db: Db, iid: number): Promise<void> {
  const tenant = await db.selectFrom('tenants').select('iid').where('iid', '=', iid).executeTakeFirst()
  if (!tenant) throw new CallError('NOTFOUND')
}
