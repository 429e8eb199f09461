import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { CodeField } from '@/domain/verify/CodeField'
import { useCodeSender } from '@/flows/useCodeSender'
import { errorText } from '@/locales/errorText'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { toast } from '@/ui/feedback/toast'
import { TextField } from '@/ui/fields/TextField'
import { text } from '../messages'
import type { BindStore } from './BindStore'
import css from './index.module.scss'

interface BindSheetProps {
  readonly iid: number
  readonly store: BindStore
}

/** A sheet that binds a mobile number to the account, or changes it. */
export const BindSheet = observer(function BindSheet({ iid, store }: BindSheetProps) {
  const { member } = useSession()
  const sender = useCodeSender(iid, 'bind')
  const bind = async () => {
    try {
      if (await store.bind()) toast.success(text('bindDone'))
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  return (
    <BottomSheet
      open={store.open}
      title={text(member.profile?.mobile ? 'bindChange' : 'bind')}
      onClose={() => store.close()}
      footer={
        <AppButton id="bind-send" kind="primary" stretch loading={store.busy} onPress={() => void bind()}>
          {text('bind')}
        </AppButton>
      }
    >
      <View className={css.fields}>
        <TextField
          id="bind-number"
          label={text('mobile')}
          kind="phone"
          maxLength={11}
          placeholder={text('mobileHint')}
          value={store.mobile}
          onChange={(value) => store.type('mobile', value)}
          error={store.problem === 'mobileWrong' ? text('mobileWrong') : undefined}
        />
        <CodeField
          id="bind-code"
          sender={sender}
          value={store.code}
          onChange={(value) => store.type('code', value)}
          mobile={() => store.numberForCode()}
          error={store.problem === 'codeWrong' ? text('codeWrong') : undefined}
        />
      </View>
    </BottomSheet>
  )
})
