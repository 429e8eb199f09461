import type { GameResult } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { joinClasses } from '@/ui/joinClasses'
import { formatPace, formatTime } from '../formatTime'
import css from '../game.module.scss'
import { text } from '../race/messages'

/** Checkpoints with the pace between them, and the legs of a relay, as tables. */
export function Splits({ result }: { readonly result: GameResult }) {
  const { splits, legs } = result
  if (splits.length === 0 && legs.length === 0) return <Text className={css.note}>{text('noSplits')}</Text>
  const numbered = legs.map((leg, index) => ({ ...leg, key: index + 1 }))
  return (
    <View className={css.stack}>
      {splits.length > 0 && (
        <View id="splits" className={css.table}>
          <View className={joinClasses(css.cells, css.headCells)}>
            <Text className={css.cell}>{text('checkpoint')}</Text>
            <Text className={css.cell}>{text('time')}</Text>
            <Text className={css.endCell}>{text('pace')}</Text>
          </View>
          {splits.map(({ name, at, distance }, index) => {
            const before = splits[index - 1]
            const metres = distance - (before?.distance ?? 0)
            const pace = metres > 0 ? ((at - (before?.at ?? 0)) / metres) * 1000 : null
            return (
              <View key={name} className={css.cells}>
                <Text className={css.cell}>{name}</Text>
                <Text className={css.cell}>{formatTime(at)}</Text>
                <Text className={css.endCell}>{pace === null ? '' : formatPace(pace)}</Text>
              </View>
            )
          })}
        </View>
      )}
      {legs.length > 0 && (
        <View id="legs" className={css.table}>
          <View className={joinClasses(css.cells, css.headCells)}>
            <Text className={css.cell}>{text('leg')}</Text>
            <Text className={css.endCell}>{text('time')}</Text>
          </View>
          {numbered.map(({ key, name, time }) => (
            <View key={key} className={css.cells}>
              <Text className={css.cell}>{`${key} ${name}`}</Text>
              <Text className={css.endCell}>{formatTime(time)}</Text>
            </View>
          ))}
        </View>
      )}
    </View>
  )
}
