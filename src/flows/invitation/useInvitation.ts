import { getInvitation, type InviteGift, takeInviteGift } from '@quanzi/contract'
import { useEffect, useState } from 'react'
import { InvitationStore } from '@/domain/invitation/InvitationStore'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { useSession } from '@/session/SessionProvider'
import { toast } from '@/ui/feedback/toast'

interface OwnInvitation {
  readonly store: InvitationStore
  readonly load: () => Promise<void>
  readonly take: (gift: InviteGift) => Promise<void>
}

/** The member's own invitation; read again each time the screen shows. `done` is said when a gift was taken. */
export function useInvitation(iid: number, done: (gift: InviteGift) => string): OwnInvitation {
  const { member } = useSession()
  const [store] = useState(
    () =>
      new InvitationStore({
        fetch: () => call(getInvitation, { iid }),
        take: (giftId) => callOnce(`inviteGift:${giftId}`, takeInviteGift, (reqId) => ({ iid, reqId, giftId })),
      }),
  )
  const load = async () => {
    await member.ready()
    if (member.isMember) await store.load()
  }
  useScreenShow(() => void load())
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads when the visitor becomes a member
  useEffect(() => void load(), [member.isMember])
  const take = async (gift: InviteGift) => {
    try {
      if (await store.take(gift)) toast.success(done(gift))
    } catch (error) {
      toast.error(errorText(error))
      await store.load()
    }
  }
  return { store, load, take }
}
