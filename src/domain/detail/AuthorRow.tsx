import type { ItemSummary } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { formatMoment } from '@/locales/formatMoment'
import { AppButton } from '@/ui/action/AppButton'
import { Avatar } from '@/ui/content/Avatar'
import css from './AuthorRow.module.scss'
import { text } from './messages'

/** Whether the viewer follows the author, and a function to change that. */
export interface FollowChoice {
  readonly on: boolean
  readonly onToggle: () => void
}

interface AuthorRowProps {
  readonly item: ItemSummary
  /** The place that published the item, shown instead of the author's name. */
  readonly source?: string
  readonly onAsk?: () => void
  readonly follow?: FollowChoice | undefined
}

/** Author and date, with buttons to follow the author and to write to them. */
export function AuthorRow({ item, source, onAsk, follow }: AuthorRowProps) {
  const { author, publishedAt } = item
  const name = source || author.nick_name
  return (
    <View className={css.row}>
      <Avatar src={author.headImg} name={name} size="small" />
      <View className={css.words}>
        <Text className={css.name}>{name}</Text>
        <Text className={css.time}>{text('publishedAt', { date: formatMoment(publishedAt, 'at') })}</Text>
      </View>
      {follow && (
        <AppButton
          id="follow-button"
          kind={follow.on ? 'ghost' : 'secondary'}
          size="small"
          label={`${text(follow.on ? 'followed' : 'follow')} ${name}`}
          onPress={follow.onToggle}
        >
          {text(follow.on ? 'followed' : 'follow')}
        </AppButton>
      )}
      {onAsk && (
        <AppButton id="ask-button" size="small" onPress={onAsk}>
          {text('ask')}
        </AppButton>
      )}
    </View>
  )
}
