import { CallError, paramError } from '../../call/CallError'
import type { Member } from '../../call/Session'
import type { Db } from '../../db/schema'
import { uploadKeyOf } from './uploadKeyOf'

/**
 * The key of a private picture that the member has uploaded; '' without one. DENIED for that of somebody else, PARAM for
 * anything else.
 */
export async function ownPhoto(db: Db, me: Member, address: string | undefined): Promise<string> {
  if (!address) return ''
  const key = uploadKeyOf(address)
  const own = key
    ? await db
        .selectFrom('uploads')
        .select(['key', 'user_id'])
        .where('key', '=', key)
        .where('private', '=', true)
        .where('type', 'like', 'image/%')
        .executeTakeFirst()
    : undefined
  if (!own) throw paramError('photo')
  if (own.user_id !== me.user_id) throw new CallError('DENIED')
  return own.key
}
