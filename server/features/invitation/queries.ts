import type { Invitation, InvitePerson } from '@quanzi/contract'
import type { Asker } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import type { Member } from '../../call/Session'
import type { Secrets } from '../../db/Secrets'
import type { Db } from '../../db/schema'
import { countOf, giftsOf, giftsOnOffer, shownGift } from './gifts'
import { codeRow, inviteCodeOf } from './inviteCode'
import { standingOf } from './newcomer'

/** So many of the newcomers are shown. */
const SHOWN = 50

const person = ({ rid, nick_name, head_img }: Pick<Member, 'rid' | 'nick_name' | 'head_img'>): InvitePerson => ({
  ...{ rid, nickname: nick_name, headImg: head_img },
})

/** A member's own invitation: code, count, the latest newcomers, and the ladder of gifts. */
export async function ownInvitation(db: Db, secrets: Secrets, me: Member): Promise<Invitation> {
  const [code, count] = await Promise.all([inviteCodeOf(db, secrets, me), countOf(db, me)])
  const rows = await db
    .selectFrom('invite as i')
    .innerJoin('member as m', (on) => on.onRef('m.iid', '=', 'i.iid').onRef('m.user_id', '=', 'i.invitee_id'))
    .select(['m.rid', 'm.nick_name', 'm.head_img', 'i.at'])
    .where('i.iid', '=', me.iid)
    .where('i.inviter_id', '=', me.user_id)
    .orderBy('i.id', 'desc')
    .limit(SHOWN)
    .execute()
  const list = rows.map((row) => ({ ...person(row), at: row.at }))
  return { code, inviter: person(me), count, list, gifts: await giftsOf(db, me, count), standing: 'own' }
}

/** What the receiver of a link sees: who invites, and what newcomers get. */
export async function invitationByCode(db: Db, asker: Asker, said: string): Promise<Invitation> {
  const code = await codeRow(db, asker.iid, said)
  const inviter =
    code &&
    (await db
      .selectFrom('member')
      .select(['rid', 'nick_name', 'head_img'])
      .where('iid', '=', asker.iid)
      .where('user_id', '=', code.user_id)
      .executeTakeFirst())
  if (!code || !inviter) throw new CallError('NOTFOUND')
  const standing = await standingOf(db, asker, code.user_id)
  const gifts = (await giftsOnOffer(db, asker.iid, 'newcomer')).map((gift) => shownGift(gift, 'ready'))
  return { code: code.code, inviter: person(inviter), count: 0, list: [], gifts, standing }
}
