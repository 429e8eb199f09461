import { GLUCOSE_PERIODS, type GlucosePeriod, shanghaiDay } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { errorText } from '@/locales/errorText'
import { serverNow } from '@/platform/serverClock'
import { AppButton } from '@/ui/action/AppButton'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { DateField } from '@/ui/fields/DateField'
import { RadioField } from '@/ui/fields/RadioField'
import { TextField } from '@/ui/fields/TextField'
import css from '../info.module.scss'
import { text } from './messages'
import type { ReadingForm } from './ReadingForm'

/** Adds a reading, or changes and deletes one. */
export const ReadingSheet = observer(function ReadingSheet({ form }: { readonly form: ReadingForm }) {
  const { words, id } = form
  const attempt = async (act: () => Promise<boolean>, said: string) => {
    try {
      if (await act()) toast.success(said)
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const remove = async () => {
    if (await dialog.confirm({ message: text('removeAsk'), danger: true }))
      await attempt(() => form.remove(), text('removed'))
  }
  return (
    <BottomSheet
      id="reading-sheet"
      open={form.isOpen}
      title={text(id === '' ? 'add' : 'change')}
      onClose={() => form.close()}
      footer={
        <View className={css.form}>
          <AppButton
            id="reading-save"
            kind="primary"
            stretch
            loading={form.busy}
            onPress={() => void attempt(() => form.save(), text('saved'))}
          >
            {text('save')}
          </AppButton>
          {id !== '' && (
            <AppButton id="reading-remove" kind="danger" stretch onPress={() => void remove()}>
              {text('remove')}
            </AppButton>
          )}
        </View>
      }
    >
      <View className={css.form}>
        <TextField
          id="reading-value"
          kind="decimal"
          label={text('value')}
          required
          maxLength={4}
          value={words.value}
          onChange={(value) => form.write({ value })}
          error={form.wrongValue ? text('valueWrong') : undefined}
        />
        <RadioField
          id="reading-period"
          label={text('period')}
          options={GLUCOSE_PERIODS.map((value) => ({ value, text: text(value) }))}
          value={words.period}
          onChange={(period) => form.write({ period: period as GlucosePeriod })}
        />
        <DateField
          id="reading-at"
          mode="datetime"
          label={text('at')}
          required
          value={words.at}
          max={shanghaiDay(serverNow())}
          onChange={(at) => form.write({ at })}
          error={form.wrongTime ? text('timeWrong') : undefined}
        />
      </View>
    </BottomSheet>
  )
})
