import { isMobile, openStore } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { CodeField } from '@/domain/verify/CodeField'
import { useOwnDetails } from '@/flows/enroll/useOwnDetails'
import { callOnce } from '@/gateway/callOnce'
import { isGatewayError } from '@/gateway/GatewayError'
import { errorText } from '@/locales/errorText'
import { navigate } from '@/routes/navigate'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { toast } from '@/ui/feedback/toast'
import { FormSection } from '@/ui/fields/FormSection'
import { scrollToField } from '@/ui/fields/scrollToField'
import { TextField } from '@/ui/fields/TextField'
import { codeProblem, mobileProblem, nameProblem } from '../../smallStore/fieldProblems'
import { text } from '../../smallStore/messages'
import { useDraftForm } from '../../smallStore/useDraftForm'
import { useShopCode } from '../../smallStore/useShopCode'
import css from './OpenStoreForm.module.scss'

/** Opens a store with a code for the own number; others are led to become a distributor first. */
export const OpenStoreForm = observer(function OpenStoreForm({ iid }: { readonly iid: number }) {
  const { member } = useSession()
  const sender = useShopCode(iid)
  const form = useDraftForm(iid, 'store:open', {
    fields: ['name', 'phone', 'verifyCode'],
    check: ({ name, phone, verifyCode }) => ({
      ...nameProblem(name),
      ...mobileProblem(phone),
      ...codeProblem(verifyCode),
    }),
    send: ({ name, phone, verifyCode }) =>
      callOnce('store:open', openStore, (reqId) => ({
        ...{ iid, reqId, name: name.trim(), phone: phone.trim(), verifyCode: verifyCode.trim() },
      })),
    refused: (error) => {
      if (isGatewayError(error, 'DUP')) return { field: 'name', words: text('nameTaken') }
      if (isGatewayError(error, 'CODE')) return { field: 'verifyCode', words: errorText(error) }
      return undefined
    },
  })
  useEffect(() => form.begin({ name: '', phone: '', verifyCode: '' }), [form])
  useOwnDetails(iid, ({ phone }) => form.suggest({ phone }), form.values !== null)
  if (!member.profile?.isDistributor)
    return (
      <EmptyState
        drawing="locked"
        message={text('notDistributor')}
        actionText={text('apply')}
        onAction={() => void navigate('account.distrApply', { iid })}
      />
    )
  const { values } = form
  if (!values) return null
  const submit = async () => {
    try {
      if (await form.submit()) {
        toast.success(text('opened'))
        await member.refresh()
      } else if (form.first) scrollToField(`open-${form.first}`)
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  return (
    <View className={css.form}>
      <Text className={css.title}>{text('openTitle')}</Text>
      <Text className={css.words}>{text('openNote')}</Text>
      <FormSection>
        <TextField
          id="open-name"
          label={text('name')}
          required
          maxLength={20}
          placeholder={text('nameHint')}
          value={values.name}
          onChange={(name) => form.set('name', name)}
          error={form.problem('name')}
        />
        <TextField
          id="open-phone"
          label={text('mobile')}
          required
          kind="phone"
          placeholder={text('mobileOwn')}
          value={values.phone}
          onChange={(phone) => form.set('phone', phone)}
          error={form.problem('phone')}
        />
        <CodeField
          id="open-verifyCode"
          sender={sender}
          value={values.verifyCode}
          onChange={(code) => form.set('verifyCode', code)}
          mobile={() => (isMobile(values.phone.trim()) ? values.phone.trim() : null)}
          error={form.problem('verifyCode')}
        />
      </FormSection>
      <AppButton id="open-store" kind="primary" stretch loading={form.busy} onPress={() => void submit()}>
        {text('openNow')}
      </AppButton>
    </View>
  )
})
