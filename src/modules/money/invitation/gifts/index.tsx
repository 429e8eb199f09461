import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { GiftLadder } from '@/domain/invitation/GiftLadder'
import { nextStep } from '@/domain/invitation/nextStep'
import { useInvitation } from '@/flows/invitation/useInvitation'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { CardsSkeleton } from '@/ui/feedback/CardsSkeleton'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import css from './index.module.scss'
import { text } from './messages'

function Gifts() {
  const { iid } = useRoute<'invitation.gifts'>()
  const { member } = useSession()
  const { store, load, take } = useInvitation(iid, ({ kind }) => text(kind === 'coins' ? 'gotCoins' : 'gotCoupon'))
  const { invitation } = store
  return (
    <ScreenFrame
      title={text('title')}
      state={memberScreen(
        member,
        invitation?.gifts.length === 0 ? { kind: 'empty', message: text('none') } : store.state,
      )}
      skeleton={<CardsSkeleton />}
      onRefresh={load}
      footer={
        invitation && (
          <ActionBar>
            <AppButton
              id="to-invitation"
              kind="primary"
              stretch
              onPress={() => void navigate('account.invitation', { iid })}
            >
              {text('invite')}
            </AppButton>
          </ActionBar>
        )
      }
    >
      {invitation && (
        <View className={css.page}>
          <View className={css.hero}>
            <Text id="invite-count" className={css.count}>
              {text('count', { count: invitation.count })}
            </Text>
            <Text className={css.note}>{nextStep(invitation.gifts, invitation.count)}</Text>
          </View>
          <GiftLadder
            gifts={invitation.gifts}
            count={invitation.count}
            taking={store.taking}
            onTake={(gift) => void take(gift)}
          />
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(Gifts)
