import type { MemberTies } from '../../identity/MemberTies'

/** Payout accounts go with the member; withdrawals stay as part of the ledger, without the number. */
export const walletTies: MemberTies = {
  async forgetMember(db, { iid, user_id }) {
    await db.deleteFrom('pay_account').where('iid', '=', iid).where('user_id', '=', user_id).execute()
    await db
      .updateTable('withdrawal')
      .set({ holder: '', masked: '', number_enc: '' })
      .where('iid', '=', iid)
      .where('user_id', '=', user_id)
      .execute()
  },
}
