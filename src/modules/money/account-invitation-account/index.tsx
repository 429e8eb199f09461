import { checkInterest, getGoodsAccount, getRoleInfo, validateGoodsChildCode } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { errorText } from '@/locales/errorText'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { memberDraft } from '@/session/sessionStorage'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { FormSkeleton } from '@/ui/feedback/FormSkeleton'
import { toast } from '@/ui/feedback/toast'
import { TextField } from '@/ui/fields/TextField'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'
import css from './index.module.scss'
import { isJoinDraft, JoinAccountStore } from './JoinAccountStore'
import { text } from './messages'

function InvitationAccount() {
  const { iid, query } = useRoute<'account.invitationAccount'>()
  const { member } = useSession()
  const [store] = useState(
    () =>
      new JoinAccountStore({
        code: query.code ?? '',
        check: async (name, phone) => (await call(checkInterest, { iid, name, phone })).exists,
        join: (code) => call(validateGoodsChildCode, { iid, code }),
        fetchAccount: () => call(getGoodsAccount, { iid }),
        draft: memberDraft('join-account', isJoinDraft, { iid, member }),
      }),
  )
  const [state, setState] = useState<ScreenState>(screenLoading)
  const begin = async () => {
    await member.ready()
    if (!member.isMember) return
    // The family form only helps: without it the fields are empty.
    const known = await call(getRoleInfo, { iid }).catch(() => null)
    store.prefill(known ?? { name: '', phone: '' })
    setState(screenReady)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins when the visitor becomes a member
  useEffect(() => void begin(), [member.isMember])
  const join = async () => {
    try {
      await store.join()
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const { joined, problems } = store
  const errorOf = (field: 'name' | 'mobile' | 'code') => {
    const problem = problems[field]
    return problem && text(problem)
  }
  return (
    <ScreenFrame title={text('title')} state={memberScreen(member, state)} skeleton={<FormSkeleton />}>
      <View className={css.page}>
        <Card>
          {joined ? (
            <View id="account-joined" className={css.form}>
              <Text className={css.title}>{text('joined', { name: joined.name })}</Text>
              <Text className={css.note}>{text('discount', { percent: joined.discount })}</Text>
              <AppButton id="to-mall" kind="primary" stretch onPress={() => void navigate('mall.category', { iid })}>
                {text('toMall')}
              </AppButton>
            </View>
          ) : (
            <View className={css.form}>
              <Text className={css.note}>{text('note')}</Text>
              <TextField
                id="join-name"
                label={text('name')}
                required
                maxLength={20}
                value={store.name}
                onChange={(value) => store.type('name', value)}
                error={errorOf('name')}
              />
              <TextField
                id="join-mobile"
                label={text('mobile')}
                kind="phone"
                required
                maxLength={11}
                hint={text('mobileHint')}
                value={store.mobile}
                onChange={(value) => store.type('mobile', value)}
                error={errorOf('mobile')}
              />
              <TextField
                id="join-code"
                label={text('code')}
                required
                maxLength={32}
                value={store.code}
                onChange={(value) => store.type('code', value)}
                onSubmit={() => void join()}
                error={errorOf('code')}
              />
              <AppButton id="join-submit" kind="primary" stretch loading={store.busy} onPress={() => void join()}>
                {text('join')}
              </AppButton>
            </View>
          )}
        </Card>
      </View>
    </ScreenFrame>
  )
}

export default observer(InvitationAccount)
