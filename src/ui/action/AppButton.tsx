import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Spinner } from '@/ui/feedback/Spinner'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import css from './AppButton.module.scss'

export type ButtonKind = 'primary' | 'secondary' | 'accent' | 'ghost' | 'danger'

export type AppButtonProps = {
  /** Primary: the one next step. Accent: the same in trade. Default secondary. */
  kind?: ButtonKind
  size?: 'normal' | 'small'
  /** Shows a spinner and takes no further taps. */
  loading?: boolean
  disabled?: boolean
  /** As wide as the place allows. */
  stretch?: boolean
  icon?: ReactNode
  /** Needed when there is only an icon. */
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
