import type { ChatSender } from '@quanzi/contract'
import type { Clock } from '../base/clock'
import { type Secrets, sameText } from '../db/Secrets'
import type { Db } from '../db/schema'
import { acrossTenants } from '../db/tenantKeys'
import { ridSecret } from '../identity/ridSecret'

/** The member on a connection. */
export interface Identity {
  readonly sessionId: number
  readonly iid: number
  readonly userId: number
  readonly rid: number
  /** How others see them. */
  readonly sender: ChatSender
}

/**
 * The member of a ridSecret while its session is open; null otherwise. A user has a rid in each tenant they joined,
 * and a secret belongs to one rid, so it names the tenant too.
 */
export async function identify(
  services: { db: Db; clock: Clock; secrets: Secrets },
  uid: number,
  token: string,
): Promise<Identity | null> {
  const { db, clock, secrets } = services
  const sessionId = Number(token.split('.')[0])
  if (!Number.isSafeInteger(sessionId) || sessionId < 1) return null
  const rows = await db
    .selectFrom('session')
    .innerJoin('member', 'member.user_id', 'session.user_id')
    .leftJoin('tenants', 'tenants.iid', 'member.iid')
    .leftJoin('chat_agent', (on) =>
      on.onRef('chat_agent.iid', '=', 'member.iid').onRef('chat_agent.rid', '=', 'member.rid'),
    )
    .select(['member.iid', 'member.rid', 'member.nick_name', 'member.head_img', 'member.sex'])
    .select(['tenants.name as tenant', 'chat_agent.label'])
    .where('session.id', '=', sessionId)
    .where('session.user_id', '=', uid)
    .where('session.expires_at', '>', clock())
    .where('session.revoked_at', 'is', null)
    .modifyEnd(acrossTenants('a connection says its tenant by the proof alone'))
    .execute()
  const me = rows.find((row) => sameText(token, ridSecret(secrets, sessionId, row.rid)))
  if (!me) return null
  const sender: ChatSender = {
    avatar: me.head_img,
    interestID: me.iid,
    interestName: me.tenant ?? '',
    label: me.label ?? '',
    level: 0,
    nick_name: me.nick_name,
    roleID: me.rid,
    sex: me.sex,
    uid,
  }
  return { sessionId, iid: me.iid, userId: uid, rid: me.rid, sender }
}
