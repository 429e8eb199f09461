import { paramError } from '../../call/CallError'
import type { Member } from '../../call/Session'
import type { Db } from '../../db/schema'
import { uploadKeyOf } from '../../delivery/storage/uploadKeyOf'

/** The key of a private picture that the member has uploaded; '' without one. PARAM for anything else. */
export async function ownPhoto(db: Db, me: Member, address: string | undefined): Promise<string> {
  if (!address) return ''
  const key = uploadKeyOf(address)
  const own = key
    ? await db
        .selectFrom('uploads')
        .select('key')
        .where('key', '=', key)
        .where('user_id', '=', me.user_id)
        .where('private', '=', true)
        .where('type', 'like', 'image/%')
        .executeTakeFirst()
    : undefined
  if (!own) throw paramError('photo')
  return own.key
}
