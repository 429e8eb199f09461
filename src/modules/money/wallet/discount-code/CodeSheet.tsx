import { formatDate } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { serverNow } from '@/platform/serverClock'
import { AppButton } from '@/ui/action/AppButton'
import { priceNumber } from '@/ui/content/priceNumber'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { DateField } from '@/ui/fields/DateField'
import { Stepper } from '@/ui/fields/Stepper'
import { TextField } from '@/ui/fields/TextField'
import { text } from '../messages'
import type { CodeFormStore } from './CodeFormStore'
import css from './index.module.scss'

interface CodeSheetProps {
  readonly open: boolean
  readonly form: CodeFormStore
  /** Largest percentage. */
  readonly most: number
  readonly onClose: () => void
  readonly onMake: () => void
}

/** Makes a discount code, and says what it costs its distributor. */
export const CodeSheet = observer(function CodeSheet({ open, form, most, onClose, onMake }: CodeSheetProps) {
  return (
    <BottomSheet
      id="code-sheet"
      open={open}
      title={text('codeAdd')}
      onClose={onClose}
      footer={
        <AppButton id="code-make" kind="primary" stretch loading={form.busy} onPress={onMake}>
          {text('codeAdd')}
        </AppButton>
      }
    >
      <View className={css.form}>
        <View className={css.line}>
          <Text>{text('codePercent')}</Text>
          <Stepper
            id="code-percent"
            label={text('codePercent')}
            min={1}
            max={most}
            value={form.percent}
            onChange={(percent) => form.setPercent(percent)}
          />
        </View>
        <Text className={css.note}>{text('codePercentHint', { most })}</Text>
        <Text id="code-example" className={css.example}>
          {text('codeExample', { yuan: priceNumber(form.example) })}
        </Text>
        <TextField
          id="code-total"
          label={text('codeTotal')}
          kind="number"
          maxLength={5}
          value={form.total}
          onChange={(total) => form.setTotal(total)}
          error={form.tried && form.totalWrong ? text('codeTotalWrong') : undefined}
        />
        <DateField
          id="code-end"
          label={text('codeEnd')}
          required
          value={form.day}
          min={formatDate(serverNow(), 'YYYY-MM-DD')}
          onChange={(day) => form.setDay(day)}
          error={form.tried && form.dayWrong ? text('codeEndWrong') : undefined}
        />
      </View>
    </BottomSheet>
  )
})
