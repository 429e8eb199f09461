import { getTeam, type TeamDetail } from '@quanzi/contract'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { useSession } from '@/session/SessionProvider'

/** The team that an enrolment is for; null until it is known, and without one. What is wrong with it the order says. */
export function useTeam(iid: number, groupId: string): TeamDetail['team'] {
  const { member } = useSession()
  const [team, setTeam] = useState<TeamDetail['team']>(null)
  useEffect(() => {
    if (groupId === '') return
    let left = false
    member
      .ready()
      .then(() => call(getTeam, { iid, id: groupId }))
      .then(
        (detail) => left || setTeam(detail.team),
        () => undefined,
      )
    return () => {
      left = true
    }
  }, [iid, groupId, member])
  return team
}
