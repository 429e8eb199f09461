import type { teamCalls } from '@quanzi/contract'
import type { Handlers } from '../gateway/handlers'
import { teamDetail, teamsOf } from '../queries/teams'
import { moveTeamMember } from '../teams/moveTeamMember'
import { saveTeam } from '../teams/saveTeam'

/** Teams that members form to enter together. */
export const teams: Handlers<typeof teamCalls> = {
  listTeams: (ctx, wish) => teamsOf(ctx, wish),
  getTeam: (ctx, wish) => teamDetail(ctx, wish),
  saveTeam: (ctx, wish) => saveTeam(ctx, wish),
  moveTeamMember: (ctx, wish) => moveTeamMember(ctx, wish),
}
