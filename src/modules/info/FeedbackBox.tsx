import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { errorText } from '@/locales/errorText'
import { clipboard } from '@/platform/clipboard'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { toast } from '@/ui/feedback/toast'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { TextField } from '@/ui/fields/TextField'
import type { FeedbackForm } from './FeedbackForm'
import css from './info.module.scss'
import { text } from './messages'

interface FeedbackBoxProps {
  readonly id: string
  readonly form: FeedbackForm
  readonly label: string
  readonly hint: string
  readonly action: string
  readonly emptyWords: string
  readonly withPhone?: boolean
  /** False sends a visitor to log in first. */
  readonly mayWrite: () => Promise<boolean>
  readonly onSent?: () => void
  /** Above the words. */
  readonly children?: ReactNode
}

/** A form for words to the operator; afterwards the number to copy. */
export const FeedbackBox = observer(function FeedbackBox(props: FeedbackBoxProps) {
  const { id, form, label, hint, action, emptyWords, withPhone = false, mayWrite, onSent, children } = props
  const { words, no, wrongContent } = form
  const send = async () => {
    if (!(await mayWrite())) return
    try {
      if (!(await form.send())) return
      if (form.again) toast.show(text('sentBefore'))
      else toast.success(text('sent'))
      onSent?.()
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const copy = async () => {
    const copied = await clipboard.write(no)
    toast.show(text(copied.ok ? 'copied' : 'copyFailed'))
  }
  return (
    <Card>
      <View className={css.form}>
        {no !== '' && (
          <View id={`${id}-sent`} className={css.line}>
            <Text className={css.strong}>{text('sentNo', { no })}</Text>
            <AppButton id={`${id}-copy`} size="small" onPress={() => void copy()}>
              {text('copy')}
            </AppButton>
          </View>
        )}
        {children}
        <TextAreaField
          id={`${id}-content`}
          label={label}
          placeholder={hint}
          limit={500}
          value={words.content}
          onChange={(content) => form.write({ content })}
          error={wrongContent === 'empty' ? emptyWords : wrongContent === 'length' ? text('describe') : undefined}
        />
        {withPhone && (
          <TextField
            id={`${id}-phone`}
            kind="phone"
            label={text('phone')}
            required
            value={words.phone}
            onChange={(phone) => form.write({ phone })}
            error={form.wrongPhone ? text('phoneWrong') : undefined}
          />
        )}
        <AppButton id={`${id}-send`} kind="primary" stretch loading={form.busy} onPress={() => void send()}>
          {action}
        </AppButton>
      </View>
    </Card>
  )
})
