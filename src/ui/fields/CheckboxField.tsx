import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import checkIcon from '@/ui/icon/drawings/check.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import css from './CheckboxField.module.scss'
import type { FieldFrameProps } from './Field'
import { FieldError } from './FieldError'

export type CheckboxFieldProps = FieldFrameProps & {
  value: boolean
  onChange: (value: boolean) => void
  /** Replaces the label by text with links: `pressProps` of role `link`, whose press does not reach the checkbox. */
  children?: ReactNode
}

export function CheckboxField({ value, onChange, label, error, disabled, id, children }: CheckboxFieldProps) {
  const toggle = () => onChange(!value)
  return (
    <View>
      <View className={joinClasses(css.row, disabled && css.off)}>
        <View
          id={id}
          className={css.target}
          {...pressProps(toggle, { role: 'checkbox', label, checked: value, disabled })}
        >
          <View className={joinClasses(css.box, value && css.on, error && css.wrong)}>
            {value && <Icon drawing={checkIcon.drawing} size={12} />}
          </View>
        </View>
        <View className={css.words} onClick={disabled ? undefined : toggle}>
          {children ?? label}
        </View>
      </View>
      <FieldError error={error} />
    </View>
  )
}
