import type { MemberTies } from '../../identity/MemberTies'
import { keepScores } from '../../items/rankScores'
import { ownTeam } from './countPerson'
import { moveHome } from './setCity'
import { takePersonsTurn } from './takePart'
import { teamScore } from './teamTotal'

/** What somebody walked goes with them; the sums of their teams and cities shrink by it. */
export const stepTies: MemberTies = {
  async forgetMember(db, { iid, user_id }, { clock }) {
    await takePersonsTurn(db, iid, user_id)
    const parts = await db
      .selectFrom('step_member')
      .select('challenge_id')
      .where('iid', '=', iid)
      .where('user_id', '=', user_id)
      .orderBy('challenge_id')
      .execute()
    for (const { challenge_id: challengeId } of parts) {
      await moveHome(db, { iid, challengeId, userId: user_id, city: '' }, clock())
      await db
        .deleteFrom('step_member')
        .where('iid', '=', iid)
        .where('challenge_id', '=', challengeId)
        .where('user_id', '=', user_id)
        .execute()
      const challenge = { iid, id: challengeId }
      const team = await ownTeam(db, challenge, user_id)
      if (team) await keepScores(db, [await teamScore(db, challenge, team, clock())])
    }
    for (const table of ['step_member', 'step_day', 'step_city', 'step_claim', 'step_sync'] as const)
      await db.deleteFrom(table).where('iid', '=', iid).where('user_id', '=', user_id).execute()
  },
}
