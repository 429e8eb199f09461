import { bindMobile, bindPhone } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { CodeField } from '@/domain/verify/CodeField'
import { useCodeSender } from '@/flows/useCodeSender'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { FormSkeleton } from '@/ui/feedback/FormSkeleton'
import { toast } from '@/ui/feedback/toast'
import { TextField } from '@/ui/fields/TextField'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import css from '../cf.module.scss'
import { text } from '../messages'
import { replaceStep } from '../openStep'
import { useCampaign } from '../useCampaign'
import { BindStore } from './BindStore'
import { PhoneButton } from './PhoneButton'

/** Binds a mobile number to the member, then goes on to what is still missing. */
function CfBind() {
  const { iid, query } = useRoute<'cf.bind'>()
  const { id = '' } = query
  const { member } = useSession()
  const campaign = useCampaign(iid, id)
  const sender = useCodeSender(iid, 'bind')
  const [store] = useState(
    () => new BindStore({ bind: (loginName, verifyCode) => call(bindMobile, { iid, loginName, verifyCode }) }),
  )
  const known = member.profile?.mobile ?? ''
  const goOn = async () => {
    await campaign.load()
    await replaceStep({ iid, id }, campaign.nextStep)
  }
  const bind = async () => {
    if (known !== '') return await goOn()
    try {
      if (!(await store.bind())) return
      await member.refresh()
      toast.success(text('bindDone'))
      await goOn()
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const bindByPhone = async (code: string | null, message: string) => {
    // A refusal by the visitor needs no message; an account without a number does.
    if (!code) return /deny|cancel|privacy/i.test(message) ? undefined : toast.show(text('noPhone'))
    try {
      await callOnce('cf:phone', bindPhone, (reqId) => ({ iid, reqId, code }))
      await member.refresh()
      toast.success(text('bindDone'))
      await goOn()
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  return (
    <ScreenFrame
      title={text('bindTitle')}
      state={memberScreen(member, campaign.state)}
      skeleton={<FormSkeleton />}
      footer={
        <ActionBar>
          <AppButton id="cf-bind" kind="primary" stretch loading={store.busy} onPress={() => void bind()}>
            {text(known === '' ? 'bind' : 'next')}
          </AppButton>
        </ActionBar>
      }
    >
      <View className={css.page}>
        {known !== '' ? (
          <Text id="cf-bound" className={css.title}>
            {text('bound', { mobile: known })}
          </Text>
        ) : (
          <>
            <PhoneButton onPhone={(code, message) => void bindByPhone(code, message)} />
            <TextField
              id="cf-mobile"
              label={text('phone')}
              kind="phone"
              required
              maxLength={11}
              hint={text('bindNote')}
              value={store.mobile}
              onChange={(value) => store.type('mobile', value)}
              {...(store.wrongMobile ? { error: text('phoneWrong') } : {})}
            />
            <CodeField
              id="cf-code"
              sender={sender}
              value={store.code}
              onChange={(value) => store.type('code', value)}
              typed={store.mobile}
              mobile={() => store.numberForCode()}
              onSubmit={() => void bind()}
              error={store.wrongCode ? text('codeWrong') : store.isRefused ? text('codeRefused') : undefined}
            />
          </>
        )}
      </View>
    </ScreenFrame>
  )
}

export default observer(CfBind)
