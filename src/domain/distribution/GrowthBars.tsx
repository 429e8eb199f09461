import { Text, View } from '@tarojs/components'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import { semantics } from '@/ui/press/semantics'
import css from './GrowthBars.module.scss'

/** One bar; `value` is at least 0. */
export interface Bar {
  readonly key: string
  readonly value: number
  /** Below the bar; '' for none. */
  readonly label: string
  /** The whole sentence, for screen readers. */
  readonly name: string
}

interface GrowthBarsProps {
  /** The oldest first. */
  readonly bars: readonly Bar[]
  readonly activeKey: string | null
  readonly onSelect: (key: string) => void
  readonly label: string
}

/** A part of the whole height, so that a small value is still seen. */
const LEAST = 2

/** So many bars are narrower than the words below one. */
const NARROW = 7

/** Bars drawn with plain boxes, which all targets and both colour schemes have. The table below says the same. */
export function GrowthBars({ bars, activeKey, onSelect, label }: GrowthBarsProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <View className={css.bars} {...semantics({ role: 'group', 'aria-label': label })}>
      {bars.map(({ key, value, label: below, name }) => (
        <View key={key} className={joinClasses(css.slot, bars.length >= NARROW && css.narrow)}>
          <View
            id={`bar-${key}`}
            className={css.space}
            {...pressProps(() => onSelect(key), { label: name, pressed: key === activeKey })}
          >
            <View
              className={key === activeKey ? css.active : css.bar}
              style={{ height: value > 0 ? `${Math.max(LEAST, (value / most) * 100)}%` : '2px' }}
            />
          </View>
          <Text className={css.label}>{below}</Text>
        </View>
      ))}
    </View>
  )
}
