import type { DateMode } from './datePicking'
import type { FieldFrameProps } from './Field'

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
