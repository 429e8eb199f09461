import type { ItemSummary } from '@quanzi/contract'
import { useMemo, useRef } from 'react'
import { serverNow } from '@/platform/serverClock'
import { WindowedList } from '@/ui/list/WindowedList'
import { PostCard, type PostCardProps } from './PostCard'
import css from './PostList.module.scss'

interface PostListProps extends Omit<PostCardProps, 'item' | 'now'> {
  readonly items: readonly ItemSummary[]
}

/** Height of a post with three pictures, in px of a 375 design. */
const ROW = 320

const postKey = ({ moduleType, id }: ItemSummary) => `${moduleType}-${id}`

/** Posts below each other. */
export function PostList({ items, ...card }: PostListProps) {
  const latest = useRef(card)
  latest.current = card
  const isTopical = card.onTopic !== undefined
  const render = useMemo(
    () => (item: ItemSummary) => (
      <PostCard
        item={item}
        now={serverNow()}
        onOpen={(one) => latest.current.onOpen(one)}
        onLike={(one) => latest.current.onLike(one)}
        {...(isTopical ? { onTopic: (tag: string) => latest.current.onTopic?.(tag) } : {})}
        onComment={(one) => (latest.current.onComment ?? latest.current.onOpen)(one)}
      />
    ),
    [isTopical],
  )
  return <WindowedList rows={items} keyOf={postKey} rowHeight={ROW} className={css.list} render={render} />
}
