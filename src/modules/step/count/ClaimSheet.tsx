import { STEP_DAYS, type StepChallenge, shanghaiDay } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { FormPicture } from '@/flows/upload/FormPicture'
import { useFormPictures } from '@/flows/upload/useFormPictures'
import { errorText } from '@/locales/errorText'
import { serverNow } from '@/platform/serverClock'
import { AppButton } from '@/ui/action/AppButton'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { toast } from '@/ui/feedback/toast'
import { DateField } from '@/ui/fields/DateField'
import { TextField } from '@/ui/fields/TextField'
import { text } from '../messages'
import css from '../step.module.scss'
import type { ClaimForm } from './ClaimForm'

const DAY = 86_400_000

interface ClaimSheetProps {
  readonly iid: number
  readonly form: ClaimForm
  readonly challenge: StepChallenge
}

/** Enters the steps of a day, with a screenshot. */
export const ClaimSheet = observer(function ClaimSheet({ iid, form, challenge }: ClaimSheetProps) {
  const pictures = useFormPictures(iid, `claim:${challenge.id}`)
  const { words } = form
  const now = serverNow()
  const first = Math.max(challenge.startsAt, now - (STEP_DAYS - 1) * DAY)
  const send = async () => {
    if (pictures.mustWait()) return
    try {
      if (!(await form.send())) return
      pictures.clear()
      toast.success(text('sent'))
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  return (
    <BottomSheet
      id="claim-sheet"
      open={form.isOpen}
      title={text('manualTitle')}
      onClose={() => form.close()}
      footer={
        <AppButton id="claim-send" kind="primary" stretch loading={form.busy} onPress={() => void send()}>
          {text('send')}
        </AppButton>
      }
    >
      <View className={css.stack}>
        <Text className={css.note}>{text('manualWhy')}</Text>
        <DateField
          id="claim-date"
          label={text('date')}
          required
          value={words.date}
          min={shanghaiDay(first)}
          max={shanghaiDay(Math.min(now, challenge.endsAt - 1))}
          onChange={(date) => form.write({ date })}
        />
        <TextField
          id="claim-steps"
          kind="number"
          label={text('stepsLabel')}
          required
          maxLength={6}
          value={words.steps}
          onChange={(steps) => form.write({ steps })}
          error={form.wrongSteps ? text('stepsWrong') : undefined}
        />
        <FormPicture
          id="claim-photo"
          label={text('photo')}
          required
          pictures={pictures}
          field="photo"
          isPrivate
          value={words.photo}
          onChange={(photo) => form.write({ photo })}
          error={form.noPhoto ? text('photoMissing') : undefined}
        />
      </View>
    </BottomSheet>
  )
})
