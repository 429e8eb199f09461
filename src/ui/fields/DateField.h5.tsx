import type { DateFieldProps } from './DateField'
import { Field } from './Field'
import css from './Field.module.scss'

const types = { date: 'date', month: 'month', time: 'time' } as const

/** A phone's browser brings its own wheels, a desk's its calendar and keyboard: both better than drawn ones. */
export function DateField({ value, onChange, mode = 'date', min, max, placeholder, ...frame }: DateFieldProps) {
  return (
    <Field {...frame}>
      <input
        id={frame.id}
        className={css.input}
        type={types[mode]}
        value={value}
        min={min}
        max={max}
        disabled={frame.disabled}
        aria-label={frame.label ?? placeholder}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
