import type { teamCalls } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import type { Handlers } from '../../call/handlers'
import { moveTeamMember } from './moveTeamMember'
import { teamDetail, teamsOf } from './queries'
import { saveTeam } from './saveTeam'

/** Teams in which members enter together. */
export const teams: Handlers<typeof teamCalls> = {
  listTeams: (ctx, wish) => teamsOf(ctx, askerOf(ctx), wish),
  getTeam: (ctx, wish) => teamDetail(ctx.db, askerOf(ctx), wish),
  saveTeam: (ctx, wish) => saveTeam(ctx, wish),
  moveTeamMember: (ctx, wish) => moveTeamMember(ctx, wish),
}
