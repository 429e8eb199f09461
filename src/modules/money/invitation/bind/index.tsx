import { bindInvitation, bindMobile, getInvitation, registerByMobile } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { CodeField } from '@/domain/verify/CodeField'
import { keepLogin } from '@/flows/keepLogin'
import { useCodeSender } from '@/flows/useCodeSender'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { goHome, navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { Avatar } from '@/ui/content/Avatar'
import { Card } from '@/ui/content/Card'
import { CardsSkeleton } from '@/ui/feedback/CardsSkeleton'
import { toast } from '@/ui/feedback/toast'
import { TextField } from '@/ui/fields/TextField'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { AcceptStore } from './AcceptStore'
import css from './index.module.scss'
import { text } from './messages'

function Bind() {
  const { iid, query } = useRoute<'invitation.bind'>()
  const { member } = useSession()
  const code = query.code ?? ''
  const [store] = useState(
    () =>
      new AcceptStore({
        fetch: () => call(getInvitation, { iid, code }),
        register: async (loginName, verifyCode) =>
          await keepLogin(member, iid, await call(registerByMobile, { iid, loginName, verifyCode })),
        bindMobile: async (loginName, verifyCode) => {
          await call(bindMobile, { iid, loginName, verifyCode })
          await member.refresh()
        },
        accept: () => callOnce(`invite:${code}`, bindInvitation, (reqId) => ({ iid, reqId, code })),
        isMember: () => member.isMember,
        hasMobile: () => Boolean(member.profile?.mobile),
        missing: () => ({
          kind: 'empty',
          message: text('missing'),
          actionText: text('home'),
          onAction: () => void goHome(iid),
        }),
      }),
  )
  useKnownMember(() => store.load())
  const { invitation, standing } = store
  const newcomer = invitation?.gifts[0]
  return (
    <ScreenFrame title={text('title')} state={store.state} skeleton={<CardsSkeleton centred />}>
      {invitation && (
        <View className={css.page}>
          <View id="inviter" className={css.head}>
            <Avatar src={invitation.inviter.headImg} name={invitation.inviter.nickname} size="large" />
            <Text className={css.title}>{text('invites', { name: invitation.inviter.nickname })}</Text>
            {newcomer && standing === 'open' && (
              <Text className={css.note}>
                {newcomer.kind === 'coins'
                  ? text('giftCoins', { count: newcomer.amount })
                  : text('giftCoupon', { name: newcomer.name })}
              </Text>
            )}
          </View>
          {standing === 'open' ? <AcceptForm iid={iid} store={store} /> : <Outcome iid={iid} store={store} />}
        </View>
      )}
    </ScreenFrame>
  )
}

interface PartProps {
  readonly iid: number
  readonly store: AcceptStore
}

const AcceptForm = observer(function AcceptForm({ iid, store }: PartProps) {
  const { member } = useSession()
  // A code that is sent to a visitor logs in; one that is sent to a member binds.
  const sender = useCodeSender(iid, member.isMember ? 'bind' : 'login')
  const accept = async () => {
    try {
      await store.accept()
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  return (
    <Card>
      <View className={css.form}>
        {!(member.isMember && member.profile?.mobile) && (
          <>
            <TextField
              id="accept-mobile"
              label={text('mobile')}
              kind="phone"
              maxLength={11}
              hint={text('mobileNote')}
              value={store.mobile}
              onChange={(value) => store.type('mobile', value)}
              error={store.wrongMobile ? text('mobileWrong') : undefined}
            />
            <CodeField
              id="accept-code"
              sender={sender}
              value={store.code}
              onChange={(value) => store.type('code', value)}
              typed={store.mobile}
              mobile={() => store.numberForCode()}
              onSubmit={() => void accept()}
              error={store.wrongCode ? text('codeWrong') : undefined}
            />
          </>
        )}
        <AppButton id="accept" kind="primary" stretch loading={store.busy} onPress={() => void accept()}>
          {text('accept')}
        </AppButton>
      </View>
    </Card>
  )
})

/** What became of it, in friendly words, and a way on. */
const Outcome = observer(function Outcome({ iid, store }: PartProps) {
  const { standing, gift } = store
  const isOwn = standing === 'own'
  return (
    <Card>
      <View id={`accept-${standing}`} className={css.form}>
        <Text className={css.title}>{standing !== 'open' && text(`is_${standing}`)}</Text>
        {standing === 'done' && gift && (
          <Text className={css.note}>
            {gift.state !== 'taken'
              ? text('later')
              : gift.kind === 'coins'
                ? text('gotCoins', { count: gift.amount })
                : text('gotCoupon', { name: gift.name })}
          </Text>
        )}
        <AppButton
          id="accept-next"
          kind="primary"
          stretch
          onPress={() => void (isOwn ? navigate('account.invitation', { iid }) : goHome(iid))}
        >
          {text(isOwn ? 'toOwn' : 'home')}
        </AppButton>
      </View>
    </Card>
  )
})

export default observer(Bind)
