import { build, orderOfQuery } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { useShare } from '@/overlays/share/useShare'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { priceNumber } from '@/ui/content/priceNumber'
import { CardsSkeleton } from '@/ui/feedback/CardsSkeleton'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { ShareProgress } from '../components/ShareProgress'
import { text } from '../messages'
import css from '../share-detail/index.module.scss'
import { shareStoreOf } from '../shareStoreOf'

/** The buyer's own page of a purchase that friends support. */
function BuySharePage() {
  const { iid, query } = useRoute<'order.buyShare'>()
  const { member } = useSession()
  const gid = orderOfQuery(query)
  const [store] = useState(() => shareStoreOf(iid, gid))
  const load = async () => {
    await member.ready()
    if (!member.isMember) return
    await store.load()
    if (store.share && !store.share.own) await replace('order.shareSupport', { iid, gid })
  }
  useScreenShow(() => void load())
  const { share } = store
  const send = useShare({
    title: share ? text('shareInvite', { amount: priceNumber(share.cashBack) }) : '',
    desc: share?.title ?? '',
    imgUrl: share?.img ?? '',
    link: build('order.shareSupport', { iid, gid }),
  })
  return (
    <ScreenFrame
      title={text('shareTitle')}
      state={memberScreen(member, store.state)}
      skeleton={<CardsSkeleton />}
      onRefresh={load}
      footer={
        share?.state === 0 && (
          <ActionBar>
            <AppButton id="share-button" kind="accent" stretch onPress={send}>
              {text('shareSend')}
            </AppButton>
          </ActionBar>
        )
      }
    >
      {share && (
        <View className={css.page}>
          <ShareProgress
            share={share}
            headline={text(share.state === 1 ? 'shareGot' : share.state === 2 ? 'shareOver' : 'shareAsk')}
            onEnd={() => void load()}
          />
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(BuySharePage)
