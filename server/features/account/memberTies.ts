import { sql } from 'kysely'
import type { Member } from '../../call/Session'
import type { Db } from '../../db/schema'
import { GONE, type MemberTies } from '../../identity/MemberTies'
import { balanceOf, userAccount } from '../../ledger/post'

const MONEY = ['wallet', 'frozen', 'pending'] as const

/** The member's own row and sign-in. Without a number there is no code for closing the account. */
export const accountTies: MemberTies = {
  keepsOpen: async (_db, { mobile }) => (mobile ? null : 'mobile'),
  async forgetMember(db, { id, iid, user_id, rid, mobile }, { clock }) {
    const nobody = { mobile: null, openid: null, unionid: null, password_hash: null, nick_name: GONE }
    const blank = { head_img: '', sex: 0, birthday: null, signature: '', fans: 0 }
    await db
      .updateTable('member')
      .set({ ...nobody, ...blank })
      .where('iid', '=', iid)
      .where('id', '=', id)
      .execute()
    await db.deleteFrom('family_info').where('iid', '=', iid).where('user_id', '=', user_id).execute()
    await forgetFollows(db, { iid, rid })
    if (mobile) await db.deleteFrom('sms_code').where('iid', '=', iid).where('mobile', '=', mobile).execute()
    await db
      .updateTable('session')
      .set({ revoked_at: clock(), openid: null, unionid: null })
      .where('iid', '=', iid)
      .where('user_id', '=', user_id)
      .where('revoked_at', 'is', null)
      .execute()
    // A repeat still writes nothing, but what was answered named the person.
    await db.updateTable('request_log').set({ answer: null }).where('user_id', '=', user_id).execute()
  },
}

/** Lowers the fan counts of the people that the member followed. */
async function forgetFollows(db: Db, { iid, rid }: Pick<Member, 'iid' | 'rid'>): Promise<void> {
  const left = await db
    .deleteFrom('follows')
    .where('iid', '=', iid)
    .where('from_id', '=', rid)
    .returning('to_id')
    .execute()
  for (const { to_id } of left)
    await db
      .updateTable('member')
      .set({ fans: sql`greatest(0, fans - 1)` })
      .where('iid', '=', iid)
      .where('rid', '=', to_id)
      .execute()
  await db.deleteFrom('follows').where('iid', '=', iid).where('to_id', '=', rid).execute()
}

/** The ledger keeps its entries; an account with money cannot be closed. */
export const moneyTies: MemberTies = {
  async keepsOpen(db, { iid, user_id }) {
    for (const kind of MONEY) if ((await balanceOf(db, userAccount(iid, user_id, kind))) !== 0) return 'balance'
    return null
  },
}
