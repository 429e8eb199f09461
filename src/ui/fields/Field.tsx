import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { joinClasses } from '@/ui/joinClasses'
import css from './Field.module.scss'
import { FieldError } from './FieldError'

/** Common props of all fields. */
export type FieldFrameProps = {
  label?: string
  /** Error message; empty when the value is valid. */
  error?: string
  hint?: string
  required?: boolean
  disabled?: boolean
  /** Id of the control. The whole field is `<id>-field`, the target for scrolling to the first error. */
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
