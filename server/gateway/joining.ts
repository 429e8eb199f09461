import { bindInterest } from '@quanzi/contract'
import type { Session } from '../call/Session'
import type { Db } from '../db/schema'
import { findMember } from '../identity/sessions'

/**
 * The only call that names a tenant which the caller has not joined yet. Its rid is the caller's in the former
 * page's tenant.
 */
export const isJoining = (uri: string): boolean => uri === bindInterest.uri

/** The person's rid in the tenant where their session was opened. They cannot know their rid in the new tenant yet. */
export const homeRid = async (db: Db, { userId, iid }: Session): Promise<number | null> =>
  (await findMember(db, userId, iid))?.rid ?? null
