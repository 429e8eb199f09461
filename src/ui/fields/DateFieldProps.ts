import type { DateMode } from './datePicking'
import type { FieldFrameProps } from './Field'

export type DateFieldProps = FieldFrameProps & {
  /** `YYYY-MM-DD`, `YYYY-MM`, `HH:mm` or `YYYY-MM-DD HH:mm`, as the mode says; empty when not chosen. */
  value: string
  onChange: (value: string) => void
  mode?: DateMode
  /** First and last day, `YYYY-MM-DD`; anything that is not 10 characters long limits nothing. */
  min?: string
  max?: string
  /** Of an optional field; a required one says so itself. */
  placeholder?: string
}
