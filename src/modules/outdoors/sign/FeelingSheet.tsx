import { View } from '@tarojs/components'
import { useState } from 'react'
import { errorText } from '@/locales/errorText'
import { AppButton } from '@/ui/action/AppButton'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { toast } from '@/ui/feedback/toast'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { textLength } from '@/ui/fields/textLength'
import { text } from './messages'
import css from './sign.module.scss'

const MOST = 140

interface FeelingSheetProps {
  readonly note: string
  readonly onSave: (text: string) => Promise<void>
  readonly onClose: () => void
}

/** The feeling of a check-in. What was written stays when it cannot be stored. */
export function FeelingSheet({ note, onSave, onClose }: FeelingSheetProps) {
  const [written, setWritten] = useState(note)
  const [busy, setBusy] = useState(false)
  const words = written.trim()
  const isLong = textLength(words) > MOST
  const save = async () => {
    if (busy || isLong) return
    setBusy(true)
    try {
      await onSave(words)
      toast.success(text('saved'))
      onClose()
    } catch (error) {
      toast.error(errorText(error))
      setBusy(false)
    }
  }
  return (
    <BottomSheet
      id="feeling"
      open
      title={text('feeling')}
      onClose={onClose}
      footer={
        <AppButton
          id="feeling-save"
          kind="primary"
          stretch
          loading={busy}
          disabled={isLong || words === note}
          onPress={() => void save()}
        >
          {text('save')}
        </AppButton>
      }
    >
      <View className={css.sheet}>
        <TextAreaField
          id="feeling-text"
          label={text('feeling')}
          placeholder={text('feelingHint')}
          limit={MOST}
          value={written}
          onChange={setWritten}
          {...(isLong ? { error: text('feelingLong') } : {})}
        />
      </View>
    </BottomSheet>
  )
}
