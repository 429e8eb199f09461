import type { FollowChoice } from '@/domain/detail/AuthorRow'
import type { ContentDetailStore } from '@/domain/detail/ContentDetailStore'
import { errorText } from '@/locales/errorText'
import { useSession } from '@/session/SessionProvider'
import { toast } from '@/ui/feedback/toast'
import { setFollow } from './setFollow'

/** Follows the author of an item; undefined when the viewer is the author. Sends a visitor to login. */
export function useFollow(iid: number, store: ContentDetailStore): FollowChoice | undefined {
  const { member } = useSession()
  const { detail } = store
  if (!detail || detail.mine.author) return undefined
  const { rid } = detail.author
  const set = (on: boolean) => setFollow(iid, member.rid, rid, on)
  return {
    on: detail.mine.following ?? false,
    onToggle: async () => {
      if (!(await member.requireMember())) return
      await store.toggleFollow(set).catch((error: unknown) => toast.error(errorText(error)))
    },
  }
}
