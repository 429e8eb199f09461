import { observer } from 'mobx-react-lite'
import { AppButton } from '@/ui/action/AppButton'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { Stepper } from '@/ui/fields/Stepper'
import { TextField } from '@/ui/fields/TextField'
import { text } from '../messages'
import type { JoinStore } from './JoinStore'

interface JoinSheetProps {
  readonly store: JoinStore
  readonly open: boolean
  readonly title: string
  /** How many people one sign-up may bring; 1 hides the stepper. */
  readonly maxPeople: number
  readonly onClose: () => void
  readonly onSend: () => void
}

/** Name, phone and number of people, from the bottom of the screen. */
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
        <AppButton id="join-send" stretch loading={store.busy} onPress={onSend}>
          {title}
        </AppButton>
      }
    >
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
        required
        value={form.phone}
        onChange={(phone) => store.change({ phone })}
        {...errorOf('phone', text('joinPhoneWrong'))}
      />
      {maxPeople > 1 && (
        <Stepper
          id="join-num"
          label={text('joinPeople')}
          value={form.num}
          min={1}
          max={maxPeople}
          onChange={(num) => store.change({ num })}
        />
      )}
    </BottomSheet>
  )
})
