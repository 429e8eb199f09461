import { getTeam, listTeams, moveTeamMember, saveTeam } from '@quanzi/contract'
import { useState } from 'react'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { useSession } from '@/session/SessionProvider'
import { text } from '../messages'
import { TeamForm } from './TeamForm'
import { TeamsStore } from './TeamsStore'

interface Wish {
  readonly iid: number
  /** The activity. */
  readonly id: string
  /** Of an invitation, or ''. */
  readonly teamId: string
  readonly code: string
}

/** A day before an invitation ends it is renewed, so that a link shared now lives for a while. */
const RENEW_MS = 86_400_000

/** Teams of one activity wired to the gateway. */
export function useTeams({ iid, id, teamId, code }: Wish): { readonly teams: TeamsStore; readonly form: TeamForm } {
  const { member } = useSession()
  const [stores] = useState(() => {
    const ref = { iid, scope: 'act' as const, refId: id }
    const fetchMine = async () => {
      const mine = await call(getTeam, { ...ref, mine: 1 })
      const ends = mine.team?.mine === 'captain' && mine.codeUntil < Date.now() + RENEW_MS
      if (!ends || !mine.team) return mine
      const own = mine.team.id
      await callOnce(`team:renew:${own}`, saveTeam, (reqId) => ({ iid, reqId, id: own }))
      return await call(getTeam, { ...ref, mine: 1 })
    }
    const teams: TeamsStore = new TeamsStore({
      fetchPage: (queryKey, pageNo) => call(listTeams, { ...ref, queryKey, pageNo }),
      fetchMine: () => (member.isMember ? fetchMine() : Promise.reject(new Error('a visitor has no team'))),
      fetchInvited: () => call(getTeam, { iid, id: teamId, code }),
      move: (team, op, more) =>
        callOnce(`team:${team}:${op}:${more.toRid ?? ''}`, moveTeamMember, (reqId) => ({
          iid,
          reqId,
          id: team,
          op,
          ...more,
        })),
      emptyState: (word) =>
        word ? { kind: 'empty', message: text('teamNotFound') } : { kind: 'empty', message: text('teamsEmpty') },
      code,
    })
    const form = new TeamForm({
      save: async (words, own) => {
        await callOnce(`team:save:${own ?? id}`, saveTeam, (reqId) => ({
          iid,
          reqId,
          ...words,
          ...(own ? { id: own } : { scope: ref.scope, refId: id }),
        }))
        await teams.load()
      },
    })
    return { teams, form }
  })
  return stores
}
