import { Text, View } from '@tarojs/components'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import css from './BandChart.module.scss'

export interface BandPoint {
  readonly key: string
  /** Where it lies from the left end to the right one, 0 to 1. */
  readonly place: number
  readonly value: number
  /** The point in words, which a tap shows. */
  readonly words: string
  readonly tone: 'normal' | 'low' | 'high'
}

interface BandChartProps {
  readonly id?: string
  /** What the points are about, for screen readers. */
  readonly label: string
  readonly points: readonly BandPoint[]
  /** The range in which values are as they should be, with its words; `also` is the upper edge of some of the points. */
  readonly band: { readonly low: number; readonly high: number; readonly also?: number; readonly words: string }
  readonly chosen: string
  readonly onChoose: (key: string) => void
  /** Words at both ends below the points. */
  readonly ends: readonly [string, string]
}

/** Points over time on the band of good values. A tap names one; low and high ones differ by shape too. */
export function BandChart({ id, label, points, band, chosen, onChoose, ends }: BandChartProps) {
  const values = [band.low, band.high, ...points.map(({ value }) => value)]
  const [least, most] = [Math.min(...values) - 1, Math.max(...values) + 1]
  const share = (value: number) => ((value - least) / (most - least)) * 100
  const named = points.find(({ key }) => key === chosen)
  return (
    <View id={id} className={css.chart}>
      <Text className={css.named}>{named?.words ?? label}</Text>
      <View className={css.plot}>
        <View
          className={css.band}
          style={{ bottom: `${share(band.low)}%`, height: `${share(band.high) - share(band.low)}%` }}
        />
        {band.also !== undefined && <View className={css.also} style={{ bottom: `${share(band.also)}%` }} />}
        {[band.low, band.also, band.high].map(
          (value) =>
            value !== undefined && (
              <Text key={value} className={css.edge} style={{ bottom: `${share(value)}%` }}>
                {value}
              </Text>
            ),
        )}
        {points.map(({ key, place, value, words, tone }) => (
          <View
            key={key}
            className={css.point}
            style={{ left: `${Math.round(place * 1000) / 10}%`, bottom: `${Math.round(share(value) * 10) / 10}%` }}
            {...pressProps(() => onChoose(key), { label: words, pressed: key === chosen })}
          >
            <View className={joinClasses(css.dot, css[tone], key === chosen && css.chosen)} />
          </View>
        ))}
      </View>
      <View className={css.ends}>
        <Text>{ends[0]}</Text>
        <Text>{ends[1]}</Text>
      </View>
      <Text className={css.words}>{band.words}</Text>
    </View>
  )
}
