import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import arrowDownIcon from '@/ui/icon/drawings/arrowDown.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import type { PressOptions } from '@/ui/press/PressOptions'
import { pressProps } from '@/ui/press/pressProps'
import { Field, type FieldFrameProps } from './Field'
import css from './Field.module.scss'

export type PickerFieldProps = FieldFrameProps & {
  /** The chosen value as text; empty when nothing is chosen. */
  value: string
  placeholder: string
  onPress: () => void
  /** Class of the icon. */
  icon?: string
  /** Class of the value. */
  valueClass?: string | undefined
  press?: Pick<PressOptions, 'role' | 'expanded'>
  /** The sheet that it opens. */
  children?: ReactNode
}

/** A field without typing: it shows the choice and opens a place to choose. */
export function PickerField({
  value,
  placeholder,
  onPress,
  icon = arrowDownIcon.drawing,
  valueClass,
  press,
  children,
  ...frame
}: PickerFieldProps) {
  const shown = value || placeholder
  return (
    <Field {...frame}>
      <View
        id={frame.id}
        className={joinClasses(css.picker, frame.disabled && css.off)}
        {...pressProps(onPress, { ...press, label: `${frame.label ?? ''} ${shown}`, disabled: frame.disabled })}
      >
        <Text className={joinClasses(css.value, value ? valueClass : css.placeholder)}>{shown}</Text>
        <View className={css.arrow}>
          <Icon drawing={icon} size={14} />
        </View>
      </View>
      {children}
    </Field>
  )
}
