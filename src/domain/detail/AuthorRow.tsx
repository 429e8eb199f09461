import { formatDate, type ItemSummary } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { AppButton } from '@/ui/action/AppButton'
import { Avatar } from '@/ui/content/Avatar'
import { text } from '../messages'
import css from './AuthorRow.module.scss'

interface AuthorRowProps {
  readonly item: ItemSummary
  /** The place it was published from, instead of the author's name. */
  readonly source?: string
  readonly onAsk?: () => void
}

/** Who wrote it and when, and a button to write to them. */
export function AuthorRow({ item, source, onAsk }: AuthorRowProps) {
  const { author, publishedAt } = item
  const name = source || author.nick_name
  return (
    <View className={css.row}>
      <Avatar src={author.headImg} name={name} size="small" />
      <View className={css.words}>
        <Text className={css.name}>{name}</Text>
        <Text className={css.time}>{text('publishedAt', { date: formatDate(publishedAt, 'YYYY-MM-DD HH:mm') })}</Text>
      </View>
      {onAsk && (
        <AppButton id="ask-button" size="small" onPress={onAsk}>
          {text('ask')}
        </AppButton>
      )}
    </View>
  )
}
