import { STEP_DAYS, type StepChallenge, shanghaiDay } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useMemo, useState } from 'react'
import { usePictureUpload } from '@/flows/upload/usePictureUpload'
import { errorText } from '@/locales/errorText'
import { serverNow } from '@/platform/serverClock'
import { AppButton } from '@/ui/action/AppButton'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { toast } from '@/ui/feedback/toast'
import { DateField } from '@/ui/fields/DateField'
import { TextField } from '@/ui/fields/TextField'
import { ImageUploader } from '@/ui/media/ImageUploader'
import { mustWait } from '@/ui/media/mustWait'
import type { UploadWait } from '@/ui/media/UploadQueue'
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
  const wish = useMemo(() => ({ iid, isPrivate: true }), [iid])
  const { choose, upload } = usePictureUpload(wish)
  const { words } = form
  const [pictures] = useState(() => (words.photo ? [words.photo] : []))
  const [waitChanged] = useState(() => (wait: UploadWait) => form.setWait(wait))
  const now = serverNow()
  const first = Math.max(challenge.startsAt, now - (STEP_DAYS - 1) * DAY)
  const send = async () => {
    if (mustWait(form.wait)) return
    try {
      if (await form.send()) toast.success(text('sent'))
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
        <ImageUploader
          id="claim-photo"
          label={text('photo')}
          required
          max={1}
          value={pictures}
          choose={choose}
          upload={upload}
          onChange={([photo = '']) => form.write({ photo })}
          onWait={waitChanged}
          error={form.noPhoto ? text('photoMissing') : undefined}
        />
      </View>
    </BottomSheet>
  )
})
