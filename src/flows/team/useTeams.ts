import { getTeam, listTeams, moveTeamMember, type ScopeName, saveTeam } from '@quanzi/contract'
import { useState } from 'react'
import { isLike } from '@/domain/form/DraftForm'
import { text } from '@/domain/team/messages'
import { BLANK_TEAM, TeamForm } from '@/domain/team/TeamForm'
import { TeamsStore } from '@/domain/team/TeamsStore'
import { call } from '@/gateway/call'
import { callOnce, saveOnce } from '@/gateway/callOnce'
import { serverNow } from '@/platform/serverClock'
import { useSession } from '@/session/SessionProvider'
import { memberDraft } from '@/session/sessionStorage'

interface Wish {
  readonly iid: number
  readonly scope: ScopeName
  /** What the teams are about, as an activity. */
  readonly id: string
  /** The team of an invitation; '' without one. */
  readonly teamId: string
  readonly code: string
}

/** The stores of the teams of an activity or a challenge, wired to the gateway. */
export function useTeams({ iid, scope, id, teamId, code }: Wish): {
  readonly teams: TeamsStore
  readonly form: TeamForm
} {
  const { member } = useSession()
  const [stores] = useState(() => {
    const ref = { iid, scope, refId: id }
    const teams: TeamsStore = new TeamsStore({
      fetchPage: (queryKey, pageNo) => call(listTeams, { ...ref, queryKey, pageNo }),
      fetchMine: () => call(getTeam, { ...ref, mine: 1 }),
      renew: (own) => callOnce(`team:renew:${own}`, saveTeam, (reqId) => ({ iid, reqId, id: own })),
      fetchInvited: () => call(getTeam, { iid, id: teamId, code }),
      move: (team, op, more) =>
        saveOnce(`team:${team}:${more.toRid ?? ''}`, moveTeamMember, { iid, id: team, op, ...more }),
      emptyState: (word) =>
        word ? { kind: 'empty', message: text('teamNotFound') } : { kind: 'empty', message: text('teamsEmpty') },
      teamId,
      code,
      isMember: () => member.isMember,
      requireMember: () => member.requireMember(),
      now: serverNow,
    })
    const form = new TeamForm({
      save: async (words, own) => {
        await saveOnce('team:save', saveTeam, {
          iid,
          ...words,
          ...(own ? { id: own } : { scope: ref.scope, refId: id }),
        })
        await teams.load()
      },
      draft: memberDraft(`team:${ref.scope}:${id}`, isLike(BLANK_TEAM), { iid, member }),
    })
    return { teams, form }
  })
  return stores
}
