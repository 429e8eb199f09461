import type { Place } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { text } from '@/domain/messages'
import { Field, type FieldFrameProps } from '@/ui/fields/Field'
import fieldCss from '@/ui/fields/Field.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'

export interface PlaceFieldProps extends FieldFrameProps {
  readonly value: Place | null
  /** Opens the map; `usePickPlace` of hooks/place gives it. */
  readonly onPick: (from: Place | null) => void
}

/** A place on the map: its name and address, chosen on the map screen. */
export function PlaceField({ value, onPick, ...frame }: PlaceFieldProps) {
  const words = value ? [value.name, value.address].filter(Boolean).join(' · ') : text('choosePlace')
  return (
    <Field {...frame}>
      <View
        id={frame.id}
        className={joinClasses(fieldCss.picker, frame.disabled && fieldCss.off)}
        {...pressProps(() => onPick(value), { label: `${frame.label ?? ''} ${words}`, disabled: frame.disabled })}
      >
        <Text className={joinClasses(fieldCss.value, !value && fieldCss.placeholder)}>{words}</Text>
        <View className={fieldCss.arrow}>
          <Icon name="location" size={14} />
        </View>
      </View>
    </Field>
  )
}
