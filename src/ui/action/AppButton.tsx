import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Spinner } from '@/ui/feedback/Spinner'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import css from './AppButton.module.scss'

export type ButtonKind = 'primary' | 'secondary' | 'accent' | 'ghost' | 'danger'

export type AppButtonProps = {
  /** `primary`: the one next step. `accent`: the same in trade. Default `secondary`. */
  kind?: ButtonKind
  size?: 'normal' | 'small'
  /** Shows a spinner and ignores taps. */
  loading?: boolean
  disabled?: boolean
  /** As wide as its container. */
  stretch?: boolean
  icon?: ReactNode
  /** Required when there is only an icon. */
  label?: string
  onPress?: () => void
  id?: string
  children?: ReactNode
}

export function AppButton({
  kind = 'secondary',
  size = 'normal',
  loading,
  disabled,
  stretch,
  icon,
  label,
  onPress,
  id,
  children,
}: AppButtonProps) {
  const off = disabled || loading
  return (
    <View
      id={id}
      className={joinClasses(
        css.button,
        css[kind],
        size === 'small' && css.small,
        stretch && css.stretch,
        disabled && css.disabled,
      )}
      {...pressProps(onPress && (() => onPress()), { label, disabled: off })}
    >
      {loading ? <Spinner /> : icon}
      {children}
    </View>
  )
}
