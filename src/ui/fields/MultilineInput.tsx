import { Textarea } from '@tarojs/components'
import { multilineProps } from './multilineProps'

export type MultilineInputProps = {
  id?: string
  className: string | undefined
  value: string
  placeholder?: string
  /** Read to who does not see the field. */
  label?: string
  disabled?: boolean
  onChange: (value: string) => void
  onBlur?: () => void
}

export function MultilineInput(props: MultilineInputProps) {
  return <Textarea {...multilineProps(props)} />
}
