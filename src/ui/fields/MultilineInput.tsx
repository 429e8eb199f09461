import { Textarea } from '@tarojs/components'
import type { MultilineInputProps } from './MultilineInputProps'
import { multilineProps } from './multilineProps'

export function MultilineInput(props: MultilineInputProps) {
  return <Textarea {...multilineProps(props)} />
}
