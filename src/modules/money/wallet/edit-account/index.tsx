import { listPayAccounts, PAY_ACCOUNT_KINDS, savePayAccount } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { CodeField } from '@/domain/verify/CodeField'
import { useOwnDetails } from '@/flows/enroll/useOwnDetails'
import { useCodeSender } from '@/flows/useCodeSender'
import { call } from '@/gateway/call'
import { saveOnce } from '@/gateway/callOnce'
import { isGatewayError } from '@/gateway/GatewayError'
import { isText } from '@/lib/isText'
import { errorText } from '@/locales/errorText'
import { leaveTo } from '@/routes/leaveTo'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useOwn } from '@/screens/member/useOwn'
import { useSession } from '@/session/SessionProvider'
import { memberDraft } from '@/session/sessionStorage'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { dialog } from '@/ui/feedback/dialog'
import { FormSkeleton } from '@/ui/feedback/FormSkeleton'
import { toast } from '@/ui/feedback/toast'
import { FormSection } from '@/ui/fields/FormSection'
import { RadioField } from '@/ui/fields/RadioField'
import { SwitchField } from '@/ui/fields/SwitchField'
import { scrollToField } from '@/ui/fields/scrollToField'
import { TextField } from '@/ui/fields/TextField'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { text } from '../messages'
import { type AccountField, AccountFormStore } from './AccountFormStore'
import css from './index.module.scss'

function EditAccount() {
  const { iid, query } = useRoute<'wallet.editAccount'>()
  const { member } = useSession()
  const { id } = query
  const sender = useCodeSender(iid, 'payout')
  const [store] = useState(
    () =>
      new AccountFormStore({
        save: (wish) =>
          saveOnce(`account:save:${id ?? 'new'}`, savePayAccount, { iid, ...(id ? { id } : {}), ...wish }),
        draft: memberDraft(`payAccount:${id ?? 'new'}`, isText, { iid, member }),
      }),
  )
  const [isGone, setGone] = useState(false)
  const { state, load } = useOwn(async () => {
    if (!id) {
      store.begin()
      return true
    }
    const account = (await call(listPayAccounts, { iid })).find((one) => one.id === id)
    if (account) store.fill(account)
    setGone(!account)
    return true
  })
  useOwnDetails(iid, (own) => store.suggest(own))
  const bind = async () => {
    if (await dialog.confirm({ message: text('mobileMissing'), confirmText: text('toBind') }))
      await navigate('account.personalInfo', { iid })
  }
  const save = async () => {
    if (member.profile?.mobile === '' && store.needsCode) return await bind()
    try {
      if (!(await store.submit())) {
        const [first] = store.problems
        if (first) scrollToField(`account-${first}`)
        return
      }
      toast.success(text('accountSaved'))
      await leaveTo('wallet.payAccount', { iid })
    } catch (error) {
      if (isGatewayError(error, 'NOTELIGIBLE')) return await bind()
      toast.error(errorText(error))
    }
  }
  const { kind, old } = store
  const error = (field: AccountField, said: string) => (store.problems.includes(field) ? said : undefined)
  const shown: ScreenState = isGone && state.kind === 'ready' ? { kind: 'empty', message: text('accountGone') } : state
  return (
    <ScreenFrame
      title={text(id ? 'accountEdit' : 'accountAdd')}
      state={shown}
      skeleton={<FormSkeleton />}
      onRefresh={load}
      footer={
        <ActionBar>
          <AppButton id="account-save" kind="primary" stretch loading={store.busy} onPress={() => void save()}>
            {text('save')}
          </AppButton>
        </ActionBar>
      }
    >
      <View className={css.form}>
        <FormSection>
          <RadioField
            id="account-kind"
            label={text('kind')}
            options={PAY_ACCOUNT_KINDS.map((one) => ({
              value: one,
              text: text(`account_${one}`),
              disabled: old !== null && one !== kind,
            }))}
            value={kind}
            onChange={(chosen) => store.choose(chosen)}
            hint={old ? text('kindFixed') : undefined}
          />
          <TextField
            id="account-holder"
            label={text('holder')}
            kind="name"
            required
            maxLength={20}
            placeholder={text('holderHint')}
            value={store.holder}
            onChange={(value) => store.type('holder', value)}
            error={error('holder', text('holderWrong'))}
          />
          {kind === 'wechat' ? (
            <Text className={css.note}>{text('wechatNote')}</Text>
          ) : (
            <TextField
              id="account-number"
              label={text(`number_${kind}`)}
              kind={kind === 'bank' ? 'number' : 'text'}
              required={!old}
              maxLength={60}
              placeholder={text(`numberHint_${kind}`)}
              hint={old ? text('numberKeep', { masked: old.masked }) : undefined}
              value={store.number}
              onChange={(value) => store.type('number', value)}
              error={error('number', text(`numberWrong_${kind}`))}
            />
          )}
          {store.needsCode && (
            <>
              <TextField
                id="account-mobile"
                label={text('mobile')}
                kind="phone"
                required
                maxLength={11}
                placeholder={text('mobileHint')}
                hint={member.profile?.mobile ? text('mobileMasked', { mobile: member.profile.mobile }) : undefined}
                value={store.mobile}
                onChange={(value) => store.type('mobile', value)}
                error={error('mobile', text('mobileWrong'))}
              />
              <CodeField
                id="account-code"
                sender={sender}
                value={store.code}
                onChange={(value) => store.type('code', value)}
                mobile={() => store.numberForCode()}
                error={error('code', text('codeWrong'))}
              />
            </>
          )}
          {!old?.isDefault && (
            <SwitchField
              id="account-default"
              label={text('setDefault')}
              value={store.isDefault}
              onChange={(on) => store.setDefault(on)}
            />
          )}
        </FormSection>
        <Text className={css.note}>{text('numberNote')}</Text>
      </View>
    </ScreenFrame>
  )
}

export default observer(EditAccount)
