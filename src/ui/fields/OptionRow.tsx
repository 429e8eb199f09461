import { Text, View } from '@tarojs/components'
import arrowRightIcon from '@/ui/icon/drawings/arrowRight.module.scss'
import checkIcon from '@/ui/icon/drawings/check.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import css from './OptionRow.module.scss'

interface OptionRowProps {
  readonly id?: string | undefined
  readonly text: string
  /** Text below the option. */
  readonly note?: string | undefined
  /** At the right end, in a paler colour. */
  readonly end?: string | undefined
  readonly chosen?: boolean
  /** Leads to a further level instead of choosing. */
  readonly deeper?: boolean
  readonly disabled?: boolean | undefined
  /** `checkbox` when several options can be chosen. */
  readonly role?: 'radio' | 'checkbox'
  /** Shows a circle or a box in front, as on a form. In a sheet the tick at the end is enough. */
  readonly marked?: boolean
  readonly onPress: () => void
}

/** One of the options in a sheet. */
export function OptionRow({
  id,
  text,
  note,
  end,
  chosen = false,
  deeper = false,
  disabled,
  role = 'radio',
  marked = false,
  onPress,
}: OptionRowProps) {
  return (
    <View
      id={id}
      className={joinClasses(css.option, chosen && css.chosen, disabled && css.off)}
      {...pressProps(onPress, {
        ...(deeper ? { pressed: chosen } : { role, checked: chosen }),
        label: [text, note, end].filter(Boolean).join(' '),
        disabled: disabled ?? false,
      })}
    >
      {marked && (
        <View className={joinClasses(css.mark, role === 'checkbox' && css.box, chosen && css.on)}>
          {chosen && <Icon drawing={checkIcon.drawing} size={12} />}
        </View>
      )}
      <View className={css.words}>
        <Text>{text}</Text>
        {note && <Text className={css.note}>{note}</Text>}
      </View>
      {end && <Text className={css.end}>{end}</Text>}
      {chosen && !marked && <Icon drawing={checkIcon.drawing} size={18} />}
      {!chosen && deeper && <Icon drawing={arrowRightIcon.drawing} size={12} color="var(--text-3)" />}
    </View>
  )
}
