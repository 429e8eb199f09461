import { GONE, type MemberTies } from '../../identity/MemberTies'
import { balanceOf, userAccount } from '../../ledger/post'

const MONEY = ['wallet', 'frozen', 'pending'] as const

/** The member's own row and sign-in. Without a number there is no code to close the account with. */
export const accountTies: MemberTies = {
  keepsOpen: async (_db, { mobile }) => (mobile ? null : 'mobile'),
  async forgetMember(db, { id, iid, user_id, rid, mobile }, { clock }) {
    const nobody = { mobile: null, openid: null, unionid: null, password_hash: null, nick_name: GONE }
    const blank = { head_img: '', sex: 0, birthday: null, signature: '' }
    await db
      .updateTable('member')
      .set({ ...nobody, ...blank })
      .where('id', '=', id)
      .execute()
    await db.deleteFrom('family_info').where('iid', '=', iid).where('user_id', '=', user_id).execute()
    await db
      .deleteFrom('follows')
      .where(({ or, eb }) => or([eb('from_id', '=', rid), eb('to_id', '=', rid)]))
      .execute()
    if (mobile) await db.deleteFrom('sms_code').where('iid', '=', iid).where('mobile', '=', mobile).execute()
    await db
      .updateTable('session')
      .set({ revoked_at: clock(), openid: null, unionid: null })
      .where('iid', '=', iid)
      .where('user_id', '=', user_id)
      .where('revoked_at', 'is', null)
      .execute()
  },
}

/** The ledger keeps its entries; nobody leaves while money is theirs. */
export const moneyTies: MemberTies = {
  async keepsOpen(db, { iid, user_id }) {
    for (const kind of MONEY) if ((await balanceOf(db, userAccount(iid, user_id, kind))) !== 0) return 'balance'
    return null
  },
}
