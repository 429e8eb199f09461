import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { multilineProps } from '@/ui/fields/multilineProps.h5'
import type { ComposerInputProps } from './ComposerInputProps'

/** Key code of a key that an input method handles itself: Enter then picks a word. */
const TAKEN_BY_INPUT_METHOD = 229

/** Enter sends, Shift+Enter starts a new line. Grows with its text up to the maximum of the style sheet. */
export function ComposerInput({ onSend, focuses, ...field }: ComposerInputProps) {
  const input = useRef<HTMLTextAreaElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height depends on the text
  useLayoutEffect(() => {
    if (!input.current) return
    input.current.style.height = 'auto'
    input.current.style.height = `${input.current.scrollHeight}px`
  }, [field.value])
  useEffect(() => {
    if (focuses > 0) input.current?.focus()
  }, [focuses])
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey) return
    if (event.nativeEvent.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD) return
    event.preventDefault()
    onSend()
  }
  return <textarea ref={input} {...multilineProps(field)} rows={1} enterKeyHint="send" onKeyDown={handleKeyDown} />
}
