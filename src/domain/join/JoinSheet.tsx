import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AppButton } from '@/ui/action/AppButton'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { Stepper } from '@/ui/fields/Stepper'
import { TextField } from '@/ui/fields/TextField'
import css from './JoinSheet.module.scss'
import type { JoinStore } from './JoinStore'
import { text } from './messages'

interface JoinSheetProps {
  readonly store: JoinStore
  readonly open: boolean
  readonly title: string
  /** Maximum number of people in one sign-up; 1 hides the stepper. */
  readonly maxPeople: number
  readonly onClose: () => void
  readonly onSend: () => void
}

/** A sheet that asks for name, phone and number of people. */
export const JoinSheet = observer(function JoinSheet({
  store,
  open,
  title,
  maxPeople,
  onClose,
  onSend,
}: JoinSheetProps) {
  const { form, tried, problems } = store
  const errorOf = (field: 'name' | 'phone', message: string) =>
    tried && problems.includes(field) ? { error: message } : {}
  return (
    <BottomSheet
      open={open}
      title={title}
      onClose={onClose}
      footer={
        <AppButton id="join-send" kind="primary" stretch loading={store.busy} onPress={onSend}>
          {title}
        </AppButton>
      }
    >
      <View className={css.fields}>
        <TextField
          id="join-name"
          label={text('joinName')}
          required
          value={form.name}
          onChange={(name) => store.change({ name })}
          {...errorOf('name', text('joinNameWrong'))}
        />
        <TextField
          id="join-phone"
          label={text('joinPhone')}
          kind="phone"
          maxLength={11}
          required
          value={form.phone}
          onChange={(phone) => store.change({ phone })}
          {...errorOf('phone', text('joinPhoneWrong'))}
        />
        {maxPeople > 1 && (
          <View className={css.line}>
            <Text>{text('joinPeople')}</Text>
            <Stepper
              id="join-num"
              label={text('joinPeople')}
              value={form.num}
              min={1}
              max={maxPeople}
              onChange={(num) => store.change({ num })}
            />
          </View>
        )}
      </View>
    </BottomSheet>
  )
})
