import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import addIcon from '@/ui/icon/drawings/add.module.scss'
import minusIcon from '@/ui/icon/drawings/minus.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import { semantics } from '@/ui/press/semantics'
import { text } from './messages'
import css from './Stepper.module.scss'

export type StepperProps = {
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  /** What a button adds or takes. */
  step?: number
  /** What is counted, for screen readers. */
  label?: string
  /** The ids of the buttons are `<id>-minus` and `<id>-plus`. */
  id?: string
  /** Between the buttons, instead of the number: an input that shows it. */
  children?: ReactNode
}

export function Stepper({
  value,
  onChange,
  min = 0,
  max = Number.POSITIVE_INFINITY,
  step = 1,
  label,
  id,
  children,
}: StepperProps) {
  // A typed number may be out of bounds: a button brings it back.
  const go = (by: number) => onChange(Math.min(max, Math.max(min, value + by)))
  const less = value <= min
  const full = value >= max
  return (
    <View
      id={id}
      className={joinClasses(css.stepper, children !== undefined && css.wide)}
      {...semantics({ role: 'group', 'aria-label': label })}
    >
      <View
        id={id && `${id}-minus`}
        className={joinClasses(css.button, less && css.off)}
        {...pressProps(() => go(-step), { label: text('decrease'), disabled: less })}
      >
        <View className={css.face}>
          <Icon drawing={minusIcon.drawing} size={12} />
        </View>
      </View>
      {children ?? (
        <Text className={css.value} {...semantics({ 'aria-live': 'polite' })}>
          {value}
        </Text>
      )}
      <View
        id={id && `${id}-plus`}
        className={joinClasses(css.button, full && css.off)}
        {...pressProps(() => go(step), { label: text('increase'), disabled: full })}
      >
        <View className={css.face}>
          <Icon drawing={addIcon.drawing} size={12} />
        </View>
      </View>
    </View>
  )
}
