import type { MemberTies } from '../../identity/MemberTies'

/** Payout accounts are deleted with the member. Withdrawals stay as part of the ledger, without the account number. */
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
