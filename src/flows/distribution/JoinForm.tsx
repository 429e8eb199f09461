import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { RulesCard } from '@/domain/distribution/RulesCard'
import { CodeField } from '@/domain/verify/CodeField'
import { useCodeSender } from '@/flows/useCodeSender'
import { errorText } from '@/locales/errorText'
import { navigate } from '@/routes/navigate'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { Avatar } from '@/ui/content/Avatar'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { CheckboxField } from '@/ui/fields/CheckboxField'
import { TextField } from '@/ui/fields/TextField'
import css from './JoinForm.module.scss'
import type { JoinStore } from './JoinStore'
import { text } from './messages'

interface JoinFormProps {
  readonly iid: number
  readonly store: JoinStore
  /** Where a distributor goes on; default the distribution centre. */
  readonly goOn?: { readonly text: string; readonly onPress: () => void }
}

/** The rules and the application, or where an earlier one stands. */
export const JoinForm = observer(function JoinForm({ iid, store, goOn }: JoinFormProps) {
  const { rules, standing } = store
  return (
    <View className={css.page}>
      <Recruiter store={store} />
      {standing === 'free' && rules && <RulesCard rules={rules} />}
      {standing === 'free' && <Application iid={iid} store={store} />}
      {standing === 'waiting' && <Waiting store={store} />}
      {standing === 'distributor' && (
        <View id="join-done" className={css.card}>
          <Text className={css.title}>{text('joined')}</Text>
          <Text className={css.note}>{text('joinedNote')}</Text>
          <AppButton
            id="join-centre"
            kind="primary"
            stretch
            onPress={goOn?.onPress ?? (() => void navigate('account.distrCenter', { iid }))}
          >
            {goOn?.text ?? text('toCentre')}
          </AppButton>
        </View>
      )}
    </View>
  )
})

const Recruiter = observer(function Recruiter({ store }: { readonly store: JoinStore }) {
  const { parent, standing } = store
  if (standing !== 'free') return null
  return (
    <View id="join-parent" className={css.head}>
      {parent && <Avatar src={parent.headImg} name={parent.nickname} />}
      <Text className={css.title}>
        {parent ? text('appliesUnder', { name: parent.nickname }) : text(store.isParentGone ? 'parentGone' : 'root')}
      </Text>
    </View>
  )
})

const Application = observer(function Application({ iid, store }: JoinFormProps) {
  const { member } = useSession()
  // A code that is sent to a visitor logs in; one that is sent to a member binds.
  const sender = useCodeSender(iid, member.isMember ? 'bind' : 'login')
  const apply = async () => {
    try {
      if (await store.apply()) toast.success(text('applied'))
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const { mobile, code, agreed } = store.problems
  return (
    <View className={css.card}>
      {store.needsMobile && (
        <>
          <TextField
            id="join-mobile"
            label={text('mobile')}
            kind="phone"
            maxLength={11}
            placeholder={text('mobileHint')}
            hint={text('mobileNote')}
            value={store.mobile}
            onChange={(value) => store.type('mobile', value)}
            error={mobile && text(mobile)}
          />
          <CodeField
            id="join-code"
            sender={sender}
            value={store.code}
            onChange={(value) => store.type('code', value)}
            typed={store.mobile}
            mobile={() => store.numberForCode()}
            error={code && text(code)}
          />
        </>
      )}
      <CheckboxField
        id="join-agree"
        label={text('agree')}
        value={store.agreed}
        onChange={(on) => store.agree(on)}
        error={agreed && text(agreed)}
      />
      <AppButton id="join-apply" kind="primary" stretch loading={store.busy} onPress={() => void apply()}>
        {text('apply')}
      </AppButton>
    </View>
  )
})

const Waiting = observer(function Waiting({ store }: { readonly store: JoinStore }) {
  const { role } = store
  const withdraw = async () => {
    if (!(await dialog.confirm({ title: text('withdraw'), message: text('withdrawAsk') }))) return
    try {
      await store.withdraw()
      toast.show(text('withdrawn'))
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  return (
    <View id="join-waiting" className={css.card}>
      <Text className={css.title}>{text('waitingTitle')}</Text>
      {role?.parentName && <Text className={css.note}>{text('waitingUnder', { name: role.parentName })}</Text>}
      <Text className={css.note}>{text('waitingNote')}</Text>
      <AppButton id="join-withdraw" stretch loading={store.busy} onPress={() => void withdraw()}>
        {text('withdraw')}
      </AppButton>
    </View>
  )
})
