import { formatDate, type ItemSummary } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { Avatar } from '@/ui/content/Avatar'
import { text } from '../messages'
import css from './AuthorRow.module.scss'

/** Who wrote it and when; the place it was published from, when there is one. */
export function AuthorRow({ item, source }: { readonly item: ItemSummary; readonly source?: string }) {
  const { author, publishedAt } = item
  const name = source || author.nick_name
  return (
    <View className={css.row}>
      <Avatar src={author.headImg} name={name} size="small" />
      <View className={css.words}>
        <Text className={css.name}>{name}</Text>
        <Text className={css.time}>{text('publishedAt', { date: formatDate(publishedAt, 'YYYY-MM-DD HH:mm') })}</Text>
      </View>
    </View>
  )
}
