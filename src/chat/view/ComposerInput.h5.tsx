import { type KeyboardEvent, useEffect, useRef } from 'react'
import { multilineProps } from '@/ui/fields/multilineProps.h5'
import css from './Composer.module.scss'
import type { ComposerInputProps } from './ComposerInputProps'

/** Key code of a key that an input method handles itself: Enter then picks a word. */
const TAKEN_BY_INPUT_METHOD = 229

/**
 * Enter sends, Shift+Enter starts a new line. An invisible copy of the text determines its height, up to the
 * maximum of the style sheet. Measuring would shrink it for a moment, and the list above would jump.
 */
export function ComposerInput({ onSend, focuses, onCaret, onFocus, onLines: _, ...field }: ComposerInputProps) {
  const input = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (focuses > 0) input.current?.focus()
  }, [focuses])
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey) return
    if (event.nativeEvent.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD) return
    event.preventDefault()
    onSend()
  }
  return (
    <div className={css.growing} data-words={`${field.value} `}>
      <textarea
        ref={input}
        {...multilineProps(field)}
        rows={1}
        enterKeyHint="send"
        onKeyDown={handleKeyDown}
        onFocus={onFocus}
        onSelect={({ currentTarget }) => onCaret(currentTarget.selectionEnd)}
      />
    </div>
  )
}
