import { isMobile } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { errorText } from '@/locales/errorText'
import { AppButton } from '@/ui/action/AppButton'
import { toast } from '@/ui/feedback/toast'
import { TextField } from '@/ui/fields/TextField'
import type { CodeSender } from './CodeSender'
import { text } from './messages'

interface CodeFieldProps {
  readonly id: string
  readonly sender: CodeSender
  readonly value: string
  readonly error?: string | undefined
  readonly onChange: (code: string) => void
  /** The number as it is typed: another one than the last does not wait for its minute. */
  readonly typed?: string
  /** The number to send the code to; null while it is invalid, and the form shows that. */
  readonly mobile: () => string | null
  readonly onSubmit?: () => void
}

/** A field for a verification code, with the button that sends it. */
export const CodeField = observer(function CodeField(props: CodeFieldProps) {
  const { id, sender, value, error, onChange, mobile, onSubmit, typed = '' } = props
  const number = isMobile(typed.trim()) ? typed.trim() : ''
  const [left, setLeft] = useState(sender.secondsLeft(number))
  const { resendAt } = sender
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new deadline or number starts a new countdown
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      const seconds = sender.secondsLeft(number)
      setLeft(seconds)
      if (seconds > 0) timer = setTimeout(tick, 1000)
    }
    tick()
    return () => clearTimeout(timer)
  }, [sender, resendAt, number])
  const send = async () => {
    const to = mobile()
    if (to === null) return
    try {
      if (await sender.send(to)) toast.success(text('sent'))
    } catch {
      // The field says why, for as long as no other code is asked for.
    }
  }
  return (
    <TextField
      id={id}
      label={text('code')}
      kind="code"
      maxLength={6}
      placeholder={text('codeHint')}
      value={value}
      onChange={onChange}
      onSubmit={onSubmit}
      error={error || (sender.failure ? errorText(sender.failure) : undefined)}
      side={
        <AppButton
          id="send-code"
          kind="ghost"
          size="small"
          disabled={left > 0}
          loading={sender.sending}
          onPress={() => void send()}
        >
          {left > 0 ? text('resend', { seconds: left }) : text('send')}
        </AppButton>
      }
    />
  )
})
