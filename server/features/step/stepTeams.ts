import { build, shanghaiDay } from '@quanzi/contract'
import { sql } from 'kysely'
import { keepScores } from '../../items/rankScores'
import type { TeamScope } from '../teams/public'
import { challengeOf, currentChallenge, runningChallenge } from './challenges'
import { countPerson } from './countPerson'
import { takePart, takePersonsTurn } from './takePart'
import { teamScore } from './teamTotal'

interface Part {
  readonly user_id: number
  readonly value: number
  readonly today: number
}

/** Teams of a challenge: worth the totals of their members, which come with joining and go with leaving. */
export const stepTeams: TeamScope = {
  page: ({ iid, id, ref_id }) => build('step.team', { iid, id: ref_id, teamId: id }),

  async requireOpen(db, { iid, at }, refId) {
    await runningChallenge(db, iid, refId, at)
  },

  current: (db, { iid, member, at }) => currentChallenge(db, { iid, userId: member?.user_id ?? 0, at }),

  async standing(db, { iid, id, ref_id }, at) {
    const parts = await sql<Part>`
      select t.user_id, coalesce(m.total, 0)::bigint as value, coalesce(d.steps, 0)::int as today
      from team_member t
      left join step_member m on m.iid = ${iid} and m.challenge_id = ${ref_id} and m.user_id = t.user_id
      left join step_day d on d.iid = ${iid} and d.user_id = t.user_id and d.date = ${shanghaiDay(at)}
      where t.iid = ${iid} and t.team_id = ${id} and t.state = 'active'`.execute(db)
    const ahead = await sql<{ rank: number }>`
      select (select count(*)::int + 1 from rank_score s where s.iid = ${iid} and s.scope = 'step'
        and s.ref_id = ${ref_id} and s.by = 'steps' and s.period = 'total' and s.rows = 'team' and s.part = ''
        and s.value > 0
        and (-s.value, s.reached_at, s.subject_id) < (-o.value, o.reached_at, o.subject_id)) as rank
      from rank_score o where o.iid = ${iid} and o.scope = 'step' and o.ref_id = ${ref_id} and o.by = 'steps'
        and o.period = 'total' and o.rows = 'team' and o.part = '' and o.subject_id = ${id} and o.value > 0`.execute(db)
    const people = new Map(
      parts.rows.map((row) => [Number(row.user_id), { value: Number(row.value), today: Number(row.today) }]),
    )
    const value = [...people.values()].reduce((sum, one) => sum + one.value, 0)
    return { value, rank: Number(ahead.rows[0]?.rank ?? 0), people }
  },

  async joined(db, team, userId, at) {
    const challenge = await challengeOf(db, team.iid, team.ref_id)
    await takePersonsTurn(db, team.iid, userId)
    const isNew = await takePart(db, challenge, userId, at)
    if (isNew) return await countPerson(db, challenge, userId, { days: [], isNew }, at)
    await keepScores(db, [await teamScore(db, challenge, team.id, at)])
  },

  async left(db, team, userId, at) {
    await takePersonsTurn(db, team.iid, userId)
    await keepScores(db, [await teamScore(db, { iid: team.iid, id: team.ref_id }, team.id, at)])
  },
}
