import { calculateOrder, getContent, getTeam, MODULE_TYPE, ORDER_TYPE } from '@quanzi/contract'
import { isEnrollDraft } from '@/domain/entrant/EnrollDraft'
import { useEntrantPictures } from '@/flows/enroll/useEntrantPictures'
import { useKeptDraft } from '@/flows/enroll/useKeptDraft'
import { useOwnDetails } from '@/flows/enroll/useOwnDetails'
import { call } from '@/gateway/call'
import { waitlistCall } from '@/gateway/waitlistCall'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { serverNow } from '@/platform/serverClock'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { memberDraft } from '@/session/sessionStorage'
import { usePerMember } from '@/session/usePerMember'
import { GameEnrollStore } from './GameEnrollStore'

/** The form's store. Keeps a draft on the device, and takes name and mobile from the member's details. */
export function useGameEnroll(iid: number, id: string, wantedSession?: string) {
  const { member, prepay } = useSession()
  const draftKey = `game:${id}`
  const store = usePerMember(() => {
    return new GameEnrollStore({
      wantedSession,
      fetchDetail: () => call(getContent, { iid, moduleType: MODULE_TYPE.game, id }),
      fetchTeam: () => call(getTeam, { iid, mine: true, scope: 'game', refId: id }),
      calculate: ({ session, ticket, entrants }) =>
        call(calculateOrder, {
          ...{ iid, orderType: ORDER_TYPE.game, num: entrants.length, keys: id },
          ...{ property: session.id, property2: ticket.id },
        }),
      requireMember: () => member.requireMember(),
      handOver: ({ session, ticket, entrants }, groupId, { title, cover }) =>
        prepay.put({
          ...{ iid, orderType: ORDER_TYPE.game, keys: id, property: session.id, property2: ticket.id },
          ...{ num: entrants.length, info: { entrants }, title, cover, draftKey },
          ...(groupId ? { groupId } : {}),
        }),
      joinWaitlist: waitlistCall(iid, 'game', id).join,
      draft: memberDraft(draftKey, isEnrollDraft, { iid, member }),
      now: serverNow,
    })
  })
  useKnownMember(() => (member.isMember ? store.load() : undefined))
  // Whoever comes back from the statement or the team goes on with what they found there.
  useScreenShow(() => void (store.detail && store.load()))
  useKeptDraft(store)
  useOwnDetails(iid, (own) => store.suggest(own))
  return { store, pictures: useEntrantPictures(iid, draftKey, store) }
}
