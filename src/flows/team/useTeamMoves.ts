import type { TeamMember, TeamMoved, TeamRow } from '@quanzi/contract'
import { text } from '@/domain/team/messages'
import type { TeamsStore } from '@/domain/team/TeamsStore'
import { errorText } from '@/locales/errorText'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'

/** The moves in a team, with their questions and messages. */
export function useTeamMoves(teams: TeamsStore) {
  const attempt = async (act: () => Promise<TeamMoved | null>, said = (_: TeamMoved) => text('teamDone')) => {
    try {
      const moved = await act()
      if (moved) toast.success(said(moved))
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const asked = async (message: string, act: () => Promise<TeamMoved | null>) => {
    if (await dialog.confirm({ message })) await attempt(act)
  }
  const own = () => teams.own?.id ?? ''
  return {
    enter: (team: TeamRow) =>
      attempt(
        () => teams.enter(team),
        ({ state }) => text(state === 'applicant' ? 'teamAsked' : 'teamJoined'),
      ),
    approve: ({ rid: toRid }: TeamMember) => attempt(() => teams.move(own(), 'approve', { toRid })),
    remove: ({ rid: toRid, nick_name: name }: TeamMember, applicant: boolean) =>
      asked(text(applicant ? 'teamRefuseAsk' : 'teamRemoveAsk', { name }), () =>
        teams.move(own(), 'remove', { toRid }),
      ),
    transfer: ({ rid: toRid, nick_name: name }: TeamMember) =>
      asked(text('teamTransferAsk', { name }), () => teams.move(own(), 'transfer', { toRid })),
    leave: () => asked(text(teams.isLast ? 'teamDissolveAsk' : 'teamLeaveAsk'), () => teams.move(own(), 'leave')),
  }
}
