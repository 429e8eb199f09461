import { closeAccount } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { CodeField } from '@/domain/verify/CodeField'
import { leaveDevice } from '@/flows/leaveDevice'
import { useCodeSender } from '@/flows/useCodeSender'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { goHome } from '@/routes/navigate'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { TextField } from '@/ui/fields/TextField'
import { text } from '../messages'
import { CloseStore } from './CloseStore'
import css from './index.module.scss'

/** Closes the account: explains what is deleted and what stays, and asks for a code. */
export const CloseAccount = observer(function CloseAccount({ iid }: { iid: number }) {
  const { member, prepay } = useSession()
  const [open, setOpen] = useState(false)
  const [store] = useState(
    () =>
      new CloseStore({
        close: (verifyCode) =>
          callOnce(`account:close:${verifyCode}`, closeAccount, (reqId) => ({ iid, reqId, verifyCode })),
      }),
  )
  const sender = useCodeSender(iid, 'close')
  const close = async () => {
    if (!store.complete()) return
    const sure = await dialog.confirm({
      title: text('closeSure'),
      message: text('closeForGood'),
      confirmText: text('closeNow'),
      danger: true,
    })
    if (!sure) return
    try {
      if (!(await store.close())) return
      await leaveDevice(member)
      prepay.clear(iid)
      toast.show(text('closed'))
      await goHome(iid)
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const { problem, reasons } = store
  return (
    <View className={css.closing}>
      <AppButton id="close-account" kind="ghost" onPress={() => setOpen(true)}>
        <Text className={css.quiet}>{text('closeAccount')}</Text>
      </AppButton>
      <BottomSheet
        id="close-sheet"
        open={open}
        title={text('closeAccount')}
        onClose={() => setOpen(false)}
        footer={
          <AppButton id="close-submit" kind="danger" stretch loading={store.busy} onPress={() => void close()}>
            {text('closeNow')}
          </AppButton>
        }
      >
        <View className={css.sheet}>
          <Text className={css.explained}>{text('closeExplained')}</Text>
          {reasons.map((reason) => (
            <Text key={reason} id={`close-${reason}`} className={css.reason}>
              {text(`close_${reason}`)}
            </Text>
          ))}
          <TextField
            id="close-mobile"
            label={text('mobileBound')}
            kind="phone"
            maxLength={11}
            placeholder={text('mobileHint')}
            value={store.mobile}
            onChange={(value) => store.type('mobile', value)}
            error={problem === 'mobileWrong' ? text('mobileWrong') : undefined}
          />
          <CodeField
            id="close-code"
            sender={sender}
            value={store.code}
            onChange={(value) => store.type('code', value)}
            mobile={() => store.numberForCode()}
            error={problem === 'codeWrong' ? text('codeWrong') : undefined}
          />
        </View>
      </BottomSheet>
    </View>
  )
})
