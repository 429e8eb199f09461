import { Text, View } from '@tarojs/components'
import css from './MonthHead.module.scss'

interface MonthHeadProps {
  readonly title: string
  /** What came in and what went out, in words; none under a filter, where they would not be the rows' own. */
  readonly sums: readonly string[]
}

/** A month, or a day, above its entries. */
export function MonthHead({ title, sums }: MonthHeadProps) {
  return (
    <View className={css.month}>
      <Text className={css.name}>{title}</Text>
      {sums.length > 0 && (
        <View className={css.sums}>
          {sums.map((sum) => (
            <Text key={sum}>{sum}</Text>
          ))}
        </View>
      )}
    </View>
  )
}
