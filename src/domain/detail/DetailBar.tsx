import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { errorText } from '@/locales/errorText'
import { ActionBar } from '@/ui/action/ActionBar'
import { ActionIcon } from '@/ui/action/ActionIcon'
import { toast } from '@/ui/feedback/toast'
import commentIcon from '@/ui/icon/drawings/comment.module.scss'
import heartIcon from '@/ui/icon/drawings/heart.module.scss'
import heartFilledIcon from '@/ui/icon/drawings/heartFilled.module.scss'
import shareIcon from '@/ui/icon/drawings/share.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { pressProps } from '@/ui/press/pressProps'
import { CollectAction } from './CollectAction'
import type { ContentDetailStore } from './ContentDetailStore'
import css from './DetailBar.module.scss'
import { text } from './messages'

interface DetailBarProps {
  readonly store: ContentDetailStore
  readonly requireMember: () => Promise<boolean>
  readonly onShare: () => void
  /** Absent for items without comments. */
  readonly onComment?: () => void
  /** The one primary button. Without it, a comment button takes its place. */
  readonly primary: ReactNode
}

/** The bar of actions on an item: mark, comment, share, and the screen's own button. */
export const DetailBar = observer(function DetailBar({
  store,
  requireMember,
  onShare,
  onComment,
  primary,
}: DetailBarProps) {
  const toggle = async (mark: 'like' | 'collect') => {
    if (!(await requireMember())) return
    await store.toggle(mark).catch((error: unknown) => toast.error(errorText(error)))
  }
  const [liked, collected, likes] = [store.has('like'), store.has('collect'), store.countOf('like')]
  return (
    <ActionBar
      icons={
        <>
          <ActionIcon
            id="like-button"
            icon={
              <Icon
                drawing={liked ? heartFilledIcon.drawing : heartIcon.drawing}
                size={20}
                {...(liked ? { color: 'var(--danger)' } : {})}
              />
            }
            text={likes ? String(likes) : text('like')}
            active={liked}
            onPress={() => void toggle('like')}
          />
          <CollectAction collected={collected} onPress={() => void toggle('collect')} />
          {primary && onComment && (
            <ActionIcon
              id="comment-button"
              icon={<Icon drawing={commentIcon.drawing} size={20} />}
              text={text('comment')}
              onPress={onComment}
            />
          )}
          <ActionIcon
            id="share-button"
            icon={<Icon drawing={shareIcon.drawing} size={20} />}
            text={text('share')}
            onPress={onShare}
          />
        </>
      }
    >
      {primary ||
        (onComment && (
          <View id="comment-button" className={css.field} {...pressProps(onComment)}>
            <Text>{text('saySomething')}</Text>
          </View>
        ))}
    </ActionBar>
  )
})
