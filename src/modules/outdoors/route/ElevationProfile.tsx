import { Text, View } from '@tarojs/components'
import { useMemo } from 'react'
import { AppButton } from '@/ui/action/AppButton'
import { fingerProps } from '@/ui/press/fingerProps'
import { semantics } from '@/ui/press/semantics'
import { text } from './messages'
import { chartOf, curveOf, masksOf } from './profileChart'
import type { ProfilePoint } from './RouteLine'
import css from './route.module.scss'

interface ElevationProfileProps {
  readonly profile: readonly ProfilePoint[]
  /** The column that was touched; null for none. */
  readonly at: number | null
  readonly onAt: (column: number) => void
}

/** Columns that a button moves on. */
const STEP = 3

/** The heights along a route; a touched place, or the buttons, move the pin on the map. */
export function ElevationProfile({ profile, at, onAt }: ElevationProfileProps) {
  const alts = profile.map(({ alt }) => Math.round(alt))
  const { chart, masks } = useMemo(() => {
    const axes = chartOf(profile)
    return { chart: axes, masks: masksOf(curveOf(profile.map(axes.placeOf))) }
  }, [profile])
  const shown = profile[at ?? 0]
  const place = at !== null && shown ? chart.placeOf(shown) : null
  const move = (by: number) => onAt(Math.max(0, Math.min(profile.length - 1, (at ?? 0) + by)))
  const whole = (profile[profile.length - 1]?.along ?? 1) / 1000
  const [floor = 0] = chart.heights
  const top = chart.heights[chart.heights.length - 1] ?? 1
  return (
    <View className={css.stack}>
      <View
        id="elevation"
        className={css.profile}
        {...semantics({
          role: 'img',
          'aria-label': text('profileLabel', { low: Math.min(...alts), high: Math.max(...alts) }),
        })}
      >
        {chart.heights.map((height) => (
          <View key={height} className={css.grid} style={{ bottom: `${((height - floor) / (top - floor)) * 100}%` }}>
            <Text className={css.tick}>{height === top ? text('metres', { m: height }) : height}</Text>
          </View>
        ))}
        {(['ground', 'line'] as const).map((part) => (
          <View key={part} className={css[part]} style={{ WebkitMaskImage: masks[part] }} />
        ))}
        {place && (
          <View className={css.here} style={{ left: `${place.x}%` }}>
            <View className={css.dot} style={{ bottom: `${place.y}%` }} />
          </View>
        )}
        <View className={css.columns}>
          {profile.map((_, column) => (
            <View
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the profile
              key={column}
              id={`elevation-${column}`}
              className={css.column}
              {...fingerProps(() => onAt(column))}
            />
          ))}
        </View>
      </View>
      <View className={css.ways} {...semantics({ 'aria-hidden': true })}>
        {chart.ways.map((km) => (
          <Text key={km} className={css.way} style={{ left: `${(km / whole) * 100}%` }}>
            {km === 0 ? text('km', { km }) : km}
          </Text>
        ))}
      </View>
      <View className={css.acts}>
        <AppButton id="elevation-back" size="small" disabled={(at ?? 0) === 0} onPress={() => move(-STEP)}>
          {text('before')}
        </AppButton>
        <Text id="elevation-at" className={css.at} {...semantics({ role: 'status' })}>
          {at === null || !shown
            ? text('touchHint')
            : text('atPoint', { km: (shown.along / 1000).toFixed(1), m: Math.round(shown.alt) })}
        </Text>
        <AppButton
          id="elevation-on"
          size="small"
          disabled={at !== null && at >= profile.length - 1}
          onPress={() => move(STEP)}
        >
          {text('after')}
        </AppButton>
      </View>
    </View>
  )
}
