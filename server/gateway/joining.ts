import { bindInterest } from '@quanzi/contract'
import type { Session } from '../call/Session'
import type { Db } from '../db/schema'
import { findMember } from '../identity/sessions'

/**
 * The only call in a tenant that the caller has not joined yet: the caller's rid belongs to the former page's tenant.
 */
export const isJoining = (uri: string): boolean => uri === bindInterest.uri

/** The person's rid where their session was opened; they cannot know the one in the new tenant yet. */
export const homeRid = async (db: Db, { userId, iid }: Session): Promise<number | null> =>
  (await findMember(db, userId, iid))?.rid ?? null
