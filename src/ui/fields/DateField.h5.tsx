import { joinClasses } from '@/ui/joinClasses'
import type { DateFieldProps } from './DateFieldProps'
import { DAY_TIMES, dayAndTime, emptyWords, joinDayTime, limitDay } from './datePicking'
import { Field } from './Field'
import css from './Field.module.scss'

const types = { date: 'date', month: 'month', time: 'time', datetime: 'datetime-local' } as const

/** The browser's own input: wheels on a phone, calendar and keyboard on a computer. */
export function DateField({ value, onChange, mode = 'date', min, max, placeholder, ...frame }: DateFieldProps) {
  const limits = { date: 10, month: 7, time: 0, datetime: 10 }[mode]
  const limit = (day: string | undefined, time: string) => {
    const text = limitDay(day)?.slice(0, limits) || undefined
    return text && mode === 'datetime' ? `${text}T${time}` : text
  }
  const parts = dayAndTime(value)
  return (
    <Field {...frame}>
      <input
        id={frame.id}
        className={joinClasses(css.input, !value && css.blank)}
        type={types[mode]}
        value={mode === 'datetime' && parts.day ? `${parts.day}T${parts.time || DAY_TIMES.first}` : value}
        min={limit(min, DAY_TIMES.first)}
        max={limit(max, DAY_TIMES.last)}
        disabled={frame.disabled}
        required={frame.required}
        aria-label={frame.label ?? placeholder}
        onChange={({ target }) => {
          const next = dayAndTime(target.value)
          onChange(mode === 'datetime' ? joinDayTime(next.day, next.time) : target.value)
        }}
      />
      {/* Browsers show an empty date input in different ways, and some show nothing. */}
      {!value && (
        <span className={css.empty} aria-hidden>
          {emptyWords(frame.required, placeholder)}
        </span>
      )}
    </Field>
  )
}
