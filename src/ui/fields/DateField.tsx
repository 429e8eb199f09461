import { Picker, Text, View } from '@tarojs/components'
import arrowDownIcon from '@/ui/icon/drawings/arrowDown.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import type { DateFieldProps } from './DateFieldProps'
import { DAY_TIMES, dayAndTime, emptyWords, joinDayTime, limitDay } from './datePicking'
import { Field } from './Field'
import css from './Field.module.scss'

/** The messaging app's own wheels, in the language of its settings. */
export function DateField({ value, onChange, mode = 'date', min, max, placeholder, ...frame }: DateFieldProps) {
  const { id, disabled = false, required } = frame
  const empty = emptyWords(required, placeholder)
  const shown = (words: string) => (
    <View className={joinClasses(css.picker, disabled && css.off)}>
      <Text className={joinClasses(css.value, !words && css.placeholder)}>{words || empty}</Text>
      <View className={css.arrow}>
        <Icon drawing={arrowDownIcon.drawing} size={14} />
      </View>
    </View>
  )
  const day = (chosen: string, choose: (day: string) => void) => (
    <Picker
      id={id}
      className={css.wheels}
      mode="date"
      fields={mode === 'month' ? 'month' : 'day'}
      start={limitDay(min) ?? '1920-01-01'}
      end={limitDay(max) ?? '2099-12-31'}
      value={chosen}
      disabled={disabled}
      onChange={({ detail }) => choose(String(detail.value))}
    >
      {shown(chosen)}
    </Picker>
  )
  const time = (chosen: string, choose: (time: string) => void, off = disabled, timeId = id) => (
    <Picker
      id={timeId}
      className={css.wheels}
      mode="time"
      start={DAY_TIMES.first}
      end={DAY_TIMES.last}
      value={chosen}
      disabled={off}
      onChange={({ detail }) => choose(String(detail.value))}
    >
      {shown(chosen)}
    </Picker>
  )
  if (mode === 'time') return <Field {...frame}>{time(value, onChange)}</Field>
  if (mode !== 'datetime') return <Field {...frame}>{day(value, onChange)}</Field>
  const parts = dayAndTime(value)
  return (
    <Field {...frame}>
      {day(parts.day, (next) => onChange(joinDayTime(next, parts.time)))}
      {time(parts.time, (next) => onChange(joinDayTime(parts.day, next)), disabled || !parts.day, id && `${id}-time`)}
    </Field>
  )
}
