import type { PaperAnswer, PaperItem, PaperStat } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { Card } from '@/ui/content/Card'
import { StatusTag } from '@/ui/content/StatusTag'
import { text } from '../messages'
import css from '../question.module.scss'

/** How the members chose, as bars with their share in words. */
export function ShareBars({
  item,
  stat,
  given,
}: {
  readonly item: PaperItem
  readonly stat: PaperStat
  readonly given: PaperAnswer
}) {
  const isMine = (key: string) => (typeof given === 'string' ? given === key : given.includes(key))
  return (
    <Card padded>
      <View id={`stat-${stat.id}`} className={css.item}>
        <View className={css.line}>
          <Text className={css.title}>{item.text}</Text>
          <Text className={css.note}>{text('total', { count: stat.total })}</Text>
        </View>
        {stat.options.map(({ key, text: option, count }) => {
          const share = stat.total === 0 ? 0 : Math.round((count * 100) / stat.total)
          return (
            <View key={key} className={css.option}>
              <View className={css.line}>
                <Text className={css.word}>{item.type === 'score' ? text('points', { n: option }) : option}</Text>
                {isMine(key) && <StatusTag tone="brand">{text('mine')}</StatusTag>}
                <Text className={css.note}>{text('count', { count, share })}</Text>
              </View>
              <View className={css.track}>
                <View className={css.bar} style={{ width: `${share}%` }} />
              </View>
            </View>
          )
        })}
      </View>
    </Card>
  )
}
