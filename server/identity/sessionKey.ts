import type { Session } from '../call/Session'
import { hashToken, type Secrets } from '../db/Secrets'
import type { Db } from '../db/schema'
import { seal, unseal } from '../db/seal'

const PURPOSE = 'wechat-session-key'

/** Keeps the messaging app's key with a session, sealed. Nobody but this server reads it; it is never answered. */
export async function keepSessionKey(
  { db, secrets }: { readonly db: Db; readonly secrets: Secrets },
  bearer: string,
  key: string,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ wechat_key: seal(secrets, PURPOSE, key).cipher })
    .where('token_hash', '=', hashToken(bearer))
    .execute()
}

/** The messaging app's key of a session; null for a session that did not come from it. */
export async function sessionKeyOf({
  db,
  secrets,
  session,
}: {
  readonly db: Db
  readonly secrets: Secrets
  readonly session: Session | null
}): Promise<string | null> {
  if (!session) return null
  const row = await db.selectFrom('session').select('wechat_key').where('id', '=', session.id).executeTakeFirst()
  return row?.wechat_key ? unseal(secrets, PURPOSE, row.wechat_key) : null
}
