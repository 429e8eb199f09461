import { activateCard } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { CodeField } from '@/domain/verify/CodeField'
import { useOwnDetails } from '@/flows/enroll/useOwnDetails'
import { useCodeSender } from '@/flows/useCodeSender'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { scan } from '@/platform/scan'
import { serverNow } from '@/platform/serverClock'
import { replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { toast } from '@/ui/feedback/toast'
import { CheckboxField } from '@/ui/fields/CheckboxField'
import { FormSection } from '@/ui/fields/FormSection'
import { scrollToField } from '@/ui/fields/scrollToField'
import { TextField } from '@/ui/fields/TextField'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { screenReady } from '@/ui/screen/ScreenState'
import css from '../form.module.scss'
import { text } from '../messages'
import { type ActivateField, ActivateStore, inFours } from './ActivateStore'

/** Binds a printed card to the member's real name. */
function ActivateCard() {
  const { iid } = useRoute<'realcard.activate'>()
  const { member } = useSession()
  const sender = useCodeSender(iid, 'card')
  const [store] = useState(
    () =>
      new ActivateStore({
        // The password is no part of the key, which stays on the device.
        send: (form) =>
          callOnce(`card:activate:${form.cardNo}:${form.verifyCode}`, activateCard, (reqId) => ({
            ...{ iid, reqId, ...form, consent: true },
          })),
        now: serverNow,
      }),
  )
  const { form, lockedUntil } = store
  const error = (field: ActivateField, said: string) => (store.problems.includes(field) ? said : undefined)
  useOwnDetails(iid, (own) => store.suggest(own))
  const readCode = async () => {
    const read = await scan.scan()
    if (read.ok ? !store.scanned(read.value) : read.reason !== 'cancelled') toast.show(text('scanFailed'))
  }
  const submit = async () => {
    try {
      if (await store.submit()) {
        toast.success(text('activated'))
        return await replace('realcard.query', { iid })
      }
      const [first] = store.problems
      if (first) scrollToField(`card-${first}`)
    } catch (failure) {
      toast.error(errorText(failure))
    }
  }
  return (
    <ScreenFrame
      title={text('activateTitle')}
      state={memberScreen(member, screenReady)}
      footer={
        <ActionBar>
          <AppButton id="card-activate" kind="primary" stretch loading={store.busy} onPress={() => void submit()}>
            {text('activate')}
          </AppButton>
        </ActionBar>
      }
    >
      <View className={css.page}>
        <FormSection>
          <TextField
            id="card-cardNo"
            label={text('cardNo')}
            required
            maxLength={19}
            placeholder={text('cardNoHint')}
            value={form.cardNo}
            onChange={(value) => store.type('cardNo', inFours(value))}
            error={error('cardNo', text('cardNoWrong'))}
            side={
              <AppButton id="card-scan" kind="ghost" size="small" onPress={() => void readCode()}>
                {text('scan')}
              </AppButton>
            }
          />
          <TextField
            id="card-pwd"
            label={text('pwd')}
            required
            maxLength={12}
            placeholder={text('pwdHint')}
            value={form.pwd}
            onChange={(value) => store.type('pwd', value)}
            error={error('pwd', text('pwdWrong'))}
          />
          {lockedUntil !== null && (
            <Text id="card-locked" className={css.danger}>
              {text('lockedUntil', { time: formatMoment(lockedUntil, 'at') })}
            </Text>
          )}
          <TextField
            id="card-name"
            label={text('name')}
            kind="name"
            required
            maxLength={20}
            placeholder={text('nameHint')}
            value={form.name}
            onChange={(value) => store.type('name', value)}
            error={error('name', text('nameWrong'))}
          />
          <TextField
            id="card-idCard"
            label={text('idCard')}
            kind="idcard"
            required
            maxLength={18}
            value={form.idCard}
            onChange={(value) => store.type('idCard', value)}
            error={error('idCard', text('idCardWrong'))}
          />
          <TextField
            id="card-mobile"
            label={text('mobile')}
            kind="phone"
            required
            maxLength={11}
            hint={text('mobileHint')}
            value={form.mobile}
            onChange={(value) => store.type('mobile', value)}
            error={error('mobile', text('mobileWrong'))}
          />
          <CodeField
            id="card-verifyCode"
            sender={sender}
            value={form.verifyCode}
            onChange={(value) => store.type('verifyCode', value)}
            typed={store.form.mobile}
            mobile={() => store.numberForCode()}
            error={error('verifyCode', text('codeWrong'))}
          />
          <CheckboxField
            id="card-consent"
            label={text('consent')}
            value={store.consent}
            onChange={(on) => store.agree(on)}
            error={error('consent', text('consentFirst'))}
          />
        </FormSection>
      </View>
    </ScreenFrame>
  )
}

export default observer(ActivateCard)
