import { Text, View } from '@tarojs/components'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import css from './BarChart.module.scss'

export interface Bar {
  readonly key: string
  readonly value: number
  /** The bar in words, which a tap shows. */
  readonly words: string
  /** True for a bar that reaches the goal. */
  readonly reached?: boolean
}

interface BarChartProps {
  readonly id?: string
  /** What the bars are about, for screen readers. */
  readonly label: string
  readonly bars: readonly Bar[]
  /** A line at this value, with its words. */
  readonly goal?: { readonly value: number; readonly words: string }
  /** Key of the bar whose words are shown. */
  readonly chosen: string
  readonly onChoose: (key: string) => void
  /** Words at both ends below the bars. */
  readonly ends?: readonly [string, string]
}

/** Bars of equal width, as high as the space allows. A tap names one. */
export function BarChart({ id, label, bars, goal, chosen, onChoose, ends }: BarChartProps) {
  const most = Math.max(goal?.value ?? 0, ...bars.map(({ value }) => value), 1)
  const share = (value: number) => `${Math.round((value / most) * 1000) / 10}%`
  const named = bars.find(({ key }) => key === chosen)
  return (
    <View id={id} className={css.chart}>
      <View className={css.words}>
        <Text className={css.named}>{named?.words ?? label}</Text>
        {goal && <Text className={css.goalWords}>{goal.words}</Text>}
      </View>
      <View className={css.plot}>
        {goal && <View className={css.goal} style={{ bottom: share(goal.value) }} />}
        {bars.map(({ key, value, words, reached }) => (
          <View
            key={key}
            id={id && `${id}-${key}`}
            className={css.column}
            {...pressProps(() => onChoose(key), { label: words, pressed: key === chosen })}
          >
            <View
              className={joinClasses(css.bar, reached && css.reached, key === chosen && css.chosen)}
              style={{ height: value > 0 ? share(value) : '2px' }}
            />
          </View>
        ))}
      </View>
      {ends && (
        <View className={css.ends}>
          <Text>{ends[0]}</Text>
          <Text>{ends[1]}</Text>
        </View>
      )}
    </View>
  )
}
