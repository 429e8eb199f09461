import { followRoles, MODULE_TYPE, markContent } from '@quanzi/contract'
import type { FollowChoice } from '@/domain/detail/AuthorRow'
import type { ContentDetailStore } from '@/domain/detail/ContentDetailStore'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { useSession } from '@/session/SessionProvider'
import { toast } from '@/ui/feedback/toast'

/** Follows the author of an item; undefined when the viewer is the author. Sends a visitor to login. */
export function useFollow(iid: number, store: ContentDetailStore): FollowChoice | undefined {
  const { member } = useSession()
  const { detail } = store
  if (!detail || detail.mine.author) return undefined
  const { rid } = detail.author
  const set = (on: boolean): Promise<unknown> =>
    on
      ? call(followRoles, { fromRid: member.rid, toRids: [rid] })
      : callOnce(`unfollow:${rid}`, markContent, (reqId) => ({
          iid,
          reqId,
          moduleType: MODULE_TYPE.profile,
          id: String(rid),
          mark: 'follow' as const,
          on: false,
        }))
  return {
    on: detail.mine.following ?? false,
    onToggle: async () => {
      if (!(await member.requireMember())) return
      await store.toggleFollow(set).catch((error: unknown) => toast.error(errorText(error)))
    },
  }
}
