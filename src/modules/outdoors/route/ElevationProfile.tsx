import { Text, View } from '@tarojs/components'
import { AppButton } from '@/ui/action/AppButton'
import { joinClasses } from '@/ui/joinClasses'
import { fingerProps } from '@/ui/press/fingerProps'
import { semantics } from '@/ui/press/semantics'
import { text } from './messages'
import type { ProfilePoint } from './RouteLine'
import css from './route.module.scss'

interface ElevationProfileProps {
  readonly profile: readonly ProfilePoint[]
  /** The column that was touched; null for none. */
  readonly at: number | null
  readonly onAt: (column: number) => void
}

/** The lowest column is still seen. */
const LEAST = 6
/** Columns that a button moves on. */
const STEP = 3

/** The heights along a route; a touched column, or the buttons, move the pin on the map. */
export function ElevationProfile({ profile, at, onAt }: ElevationProfileProps) {
  const heights = profile.map(({ alt }) => alt)
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  const shown = profile[at ?? 0]
  const heightOf = (alt: number) => LEAST + (high > low ? ((alt - low) / (high - low)) * (100 - LEAST) : 0)
  const move = (by: number) => onAt(Math.max(0, Math.min(profile.length - 1, (at ?? 0) + by)))
  return (
    <View className={css.stack}>
      <View
        id="elevation"
        className={css.profile}
        {...semantics({ role: 'img', 'aria-label': text('profileLabel', { low, high }) })}
      >
        {profile.map(({ alt }, column) => (
          <View
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the profile
            key={column}
            id={`elevation-${column}`}
            className={joinClasses(css.column, column === at && css.touched)}
            {...fingerProps(() => onAt(column))}
          >
            <View className={css.bar} style={{ height: `${heightOf(alt)}%` }} />
          </View>
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
