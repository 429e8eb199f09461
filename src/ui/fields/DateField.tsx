import { useState } from 'react'
import { formatWritten } from '@/locales/formatWritten'
import { DateSheet } from './DateSheet'
import { type DateMode, emptyWords } from './datePicking'
import type { FieldFrameProps } from './Field'
import { PickerField } from './PickerField'

export type DateFieldProps = FieldFrameProps & {
  /** `YYYY-MM-DD`, `YYYY-MM`, `HH:mm` or `YYYY-MM-DD HH:mm`, depending on the mode; empty when nothing is chosen. */
  value: string
  onChange: (value: string) => void
  mode?: DateMode
  /** First and last day, `YYYY-MM-DD`; text that is not 10 characters long is no limit. */
  min?: string
  max?: string
  /** For an optional field; a required one has its own text. */
  placeholder?: string
}

/** A date, a time, or both, chosen by wheels in a bottom sheet. */
export function DateField({ value, onChange, mode = 'date', min, max, placeholder, ...frame }: DateFieldProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const choose = (next: string) => {
    close()
    onChange(next)
  }
  return (
    <PickerField
      {...frame}
      value={formatWritten(value)}
      placeholder={emptyWords(frame.required, placeholder)}
      onPress={() => setOpen(true)}
      press={{ expanded: open }}
    >
      {open && (
        <DateSheet
          id={frame.id}
          title={frame.label ?? placeholder}
          mode={mode}
          value={value}
          limits={{ min, max }}
          isOptional={!frame.required}
          onChoose={choose}
          onClose={close}
        />
      )}
    </PickerField>
  )
}
