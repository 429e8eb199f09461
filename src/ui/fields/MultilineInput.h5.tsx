import type { MultilineInputProps } from './MultilineInputProps'
import { multilineProps } from './multilineProps.h5'

/** Taro's text area on H5 is a web component with a 64 kB runtime; the browser has its own. */
export function MultilineInput(props: MultilineInputProps) {
  return <textarea {...multilineProps(props)} rows={4} />
}
