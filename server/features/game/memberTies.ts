import type { MemberTies } from '../../identity/MemberTies'

/** Signatures, claims and the words of objections go with their member; results stay without a person. */
export const gameTies: MemberTies = {
  async forgetMember(db, { iid, user_id }) {
    await db.deleteFrom('game_statement_sign').where('iid', '=', iid).where('user_id', '=', user_id).execute()
    await db
      .updateTable('game_result')
      .set({ claimed_by: null, legs: '[]' })
      .where('iid', '=', iid)
      .where('claimed_by', '=', user_id)
      .execute()
    await db
      .updateTable('game_appeal')
      .set({ text: '', reply: '' })
      .where('iid', '=', iid)
      .where('user_id', '=', user_id)
      .execute()
  },
}
