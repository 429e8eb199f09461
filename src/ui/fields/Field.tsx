import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { joinClasses } from '@/ui/joinClasses'
import css from './Field.module.scss'
import { FieldError } from './FieldError'

/** What every field takes. */
export type FieldFrameProps = {
  label?: string
  /** The error in words; empty when right. */
  error?: string
  hint?: string
  required?: boolean
  disabled?: boolean
  /** The id of the control. The whole field has `<id>-field`, to scroll to the first wrong one. */
  id?: string
}

/** Label above, control, then error or hint below. */
export function Field({
  label,
  error,
  hint,
  required,
  id,
  right,
  bare,
  children,
}: FieldFrameProps & { right?: ReactNode; bare?: boolean; children: ReactNode }) {
  return (
    <View className={css.field} id={id && `${id}-field`}>
      {(label || right) && (
        <View className={css.head}>
          <Text className={css.label}>
            {label}
            {required && <Text className={css.required}> *</Text>}
          </Text>
          {right}
        </View>
      )}
      <View className={joinClasses(bare ? css.bare : css.control, error && css.wrong)}>{children}</View>
      <FieldError error={error} />
      {hint && !error && <Text className={css.hint}>{hint}</Text>}
    </View>
  )
}
