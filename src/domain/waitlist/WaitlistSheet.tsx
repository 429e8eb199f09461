import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import { errorText } from '@/locales/errorText'
import { AppButton } from '@/ui/action/AppButton'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { toast } from '@/ui/feedback/toast'
import { TextField } from '@/ui/fields/TextField'
import { OfficialCode } from '../official/OfficialCode'
import { text } from './messages'
import css from './WaitlistSheet.module.scss'
import type { WaitlistStore } from './WaitlistStore'
import { waitlistText } from './waitlistText'

interface WaitlistSheetProps {
  readonly store: WaitlistStore
  /** QR code of the official account that announces free places; '' for its followers. */
  readonly officialCode: string
}

/** Asks for a phone number to call when a session has a free place. */
export const WaitlistSheet = observer(function WaitlistSheet({ store, officialCode }: WaitlistSheetProps) {
  const send = async () => {
    try {
      const place = await store.join()
      if (place) toast.success(waitlistText(place))
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  return (
    <BottomSheet
      open={store.sessionId !== null}
      title={text('title')}
      onClose={() => store.close()}
      footer={
        <AppButton id="waitlist-send" kind="primary" stretch loading={store.busy} onPress={() => void send()}>
          {text('join')}
        </AppButton>
      }
    >
      <Text className={css.note}>{text('note')}</Text>
      <TextField
        id="waitlist-phone"
        label={text('phone')}
        kind="phone"
        required
        maxLength={11}
        value={store.phone}
        onChange={(phone) => store.typePhone(phone)}
        onSubmit={() => void send()}
        error={store.wrongPhone ? text('phoneWrong') : undefined}
      />
      <OfficialCode image={officialCode} />
    </BottomSheet>
  )
})
