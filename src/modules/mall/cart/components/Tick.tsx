import { Text, View } from '@tarojs/components'
import checkIcon from '@/ui/icon/drawings/check.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import css from './Tick.module.scss'

interface TickProps {
  readonly id: string
  readonly on: boolean
  readonly label: string
  /** Shows the label beside the circle. */
  readonly named?: boolean
  readonly onChange: (on: boolean) => void
}

/** A round checkbox that selects a line, a group or all lines. */
export function Tick({ id, on, label, named, onChange }: TickProps) {
  return (
    <View id={id} className={css.tick} {...pressProps(() => onChange(!on), { role: 'checkbox', label, checked: on })}>
      <View className={joinClasses(css.circle, on && css.on)}>
        {on && <Icon drawing={checkIcon.drawing} size={12} color="var(--on-accent)" />}
      </View>
      {named && <Text className={css.label}>{label}</Text>}
    </View>
  )
}
