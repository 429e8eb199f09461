import { addComment, type ItemSummary, saveContent } from '@quanzi/contract'
import { useEffect } from 'react'
import type { PagedList } from '@/domain/list/PagedList'
import { onChange } from '@/gateway/changes'
import { onGonePost } from './gonePosts'

/** Keeps a list of posts up to date with other screens: deleted posts leave it, comments are counted. */
export function usePostChanges(iid: number, list: PagedList<ItemSummary>): void {
  useEffect(() => {
    const isShown = (id: string) => list.rows.some((row) => row.id === id)
    const stops = [
      onChange(saveContent, (wish) => {
        if (Number(wish.iid) === iid && wish.status === 'deleted' && isShown(String(wish.id)))
          list.remove(String(wish.id))
      }),
      onChange(addComment, ({ type, targetId }) => {
        list.change((rows) =>
          rows.some((row) => row.id === targetId && row.moduleType === Number(type))
            ? rows.map((row) =>
                row.id === targetId ? { ...row, counts: { ...row.counts, comment: row.counts.comment + 1 } } : row,
              )
            : rows,
        )
      }),
      onGonePost((id) => {
        if (isShown(id)) list.remove(id)
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [iid, list])
}
