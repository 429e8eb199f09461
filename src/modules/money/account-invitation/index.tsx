import { build } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { GiftLadder } from '@/domain/invitation/GiftLadder'
import { nextStep } from '@/domain/invitation/nextStep'
import { useInvitation } from '@/flows/invitation/useInvitation'
import { formatMoment } from '@/locales/formatMoment'
import { useShare } from '@/overlays/share/useShare'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Avatar } from '@/ui/content/Avatar'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { CardsSkeleton } from '@/ui/feedback/CardsSkeleton'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import css from './index.module.scss'
import { text } from './messages'

function InvitationScreen() {
  const { iid } = useRoute<'account.invitation'>()
  const { member, tenant } = useSession()
  const { store, load, take } = useInvitation(iid, ({ kind }) => text(kind === 'coins' ? 'gotCoins' : 'gotCoupon'))
  const { invitation } = store
  const share = useShare({
    title: text('shareTitle', { name: tenant.name }),
    desc: text('shareDesc'),
    imgUrl: member.profile?.headImg ?? '',
    ...(invitation ? { link: build('invitation.bind', { iid, code: invitation.code }) } : {}),
  })
  return (
    <ScreenFrame
      title={text('title')}
      state={memberScreen(member, store.state)}
      skeleton={<CardsSkeleton />}
      onRefresh={load}
      footer={
        invitation && (
          <ActionBar>
            <AppButton id="invite-share" kind="primary" stretch onPress={share}>
              {text('share')}
            </AppButton>
          </ActionBar>
        )
      }
    >
      {invitation && (
        <View className={css.page}>
          <View className={css.hero}>
            <Text className={css.label}>{text('code')}</Text>
            <Text id="invite-code" className={css.code} userSelect>
              {invitation.code}
            </Text>
            <Text className={css.label}>{nextStep(invitation.gifts, invitation.count)}</Text>
          </View>
          {invitation.gifts.length > 0 && (
            <>
              <SectionHeading
                title={text('gifts')}
                actionText={text('allGifts')}
                onAction={() => void navigate('invitation.gifts', { iid })}
              />
              <GiftLadder
                gifts={invitation.gifts}
                count={invitation.count}
                taking={store.taking}
                onTake={(gift) => void take(gift)}
              />
            </>
          )}
          <SectionHeading title={text('list', { count: invitation.count })} />
          {invitation.list.length === 0 && <Text className={css.none}>{text('nobody')}</Text>}
          {invitation.list.length > 0 && (
            <View className={css.people}>
              {invitation.list.map(({ rid, nickname, headImg, at }) => (
                <View key={rid} className={css.person}>
                  <Avatar src={headImg} name={nickname} />
                  <Text className={css.name}>{nickname}</Text>
                  <Text className={css.when}>{formatMoment(at, 'date')}</Text>
                </View>
              ))}
            </View>
          )}
          {invitation.count > invitation.list.length && (
            <Text className={css.none}>{text('newest', { count: invitation.list.length })}</Text>
          )}
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(InvitationScreen)
