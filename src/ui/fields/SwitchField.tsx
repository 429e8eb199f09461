import { Text, View } from '@tarojs/components'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import type { FieldFrameProps } from './Field'
import { FieldError } from './FieldError'
import css from './SwitchField.module.scss'

export type SwitchFieldProps = FieldFrameProps & { value: boolean; onChange: (value: boolean) => void }

export function SwitchField({ value, onChange, label, hint, error, disabled, id }: SwitchFieldProps) {
  return (
    <View>
      <View
        id={id}
        className={joinClasses(css.row, disabled && css.off)}
        {...pressProps(() => onChange(!value), { role: 'switch', label, checked: value, disabled })}
      >
        <View className={css.words}>
          <Text>{label}</Text>
          {hint && <Text className={css.hint}>{hint}</Text>}
        </View>
        <View className={joinClasses(css.track, value && css.on)}>
          <View className={css.knob} />
        </View>
      </View>
      <FieldError error={error} />
    </View>
  )
}
