import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { errorText } from '@/locales/errorText'
import { useShareMenu } from '@/overlays/share/useShareMenu'
import { replace } from '@/routes/navigate'
import { openPath } from '@/routes/openPath'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { priceNumber } from '@/ui/content/priceNumber'
import { CardsSkeleton } from '@/ui/feedback/CardsSkeleton'
import { toast } from '@/ui/feedback/toast'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import css from '../share-detail/index.module.scss'
import { shareStoreOf } from '../shareStoreOf'
import { ShareProgress } from './ShareProgress'

interface ShareVisitProps {
  readonly iid: number
  readonly gid: string
  readonly title: string
}

/** A friend's purchase: the viewer can support it, or buy the same. The buyer is led to their own page. */
export const ShareVisit = observer(function ShareVisit({ iid, gid, title }: ShareVisitProps) {
  const { member } = useSession()
  const [store] = useState(() => shareStoreOf(iid, gid))
  const load = async () => {
    await member.ready()
    await store.load()
    if (store.share?.own) await replace('order.buyShare', { iid, gid })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again when the visitor becomes a member
  useEffect(() => void load(), [member.isMember])
  const { share } = store
  useShareMenu({
    title: share ? text('shareInvite', { amount: priceNumber(share.cashBack) }) : '',
    desc: share?.title ?? '',
    imgUrl: share?.img ?? '',
  })
  const support = async () => {
    if (!(await member.requireMember())) return
    try {
      await store.support()
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const open = share?.state === 0 && !share.mine
  return (
    <ScreenFrame
      title={title}
      state={store.state}
      skeleton={<CardsSkeleton />}
      onRefresh={load}
      footer={
        share && (
          <ActionBar>
            <AppButton
              id="share-buy"
              kind={open ? 'secondary' : 'accent'}
              stretch={!open}
              onPress={() => void openPath(share.target)}
            >
              {text('shareSame')}
            </AppButton>
            {open && (
              <AppButton id="share-support" kind="accent" stretch loading={store.busy} onPress={() => void support()}>
                {text('shareHelp')}
              </AppButton>
            )}
          </ActionBar>
        )
      }
    >
      {share && (
        <View className={css.page}>
          {share.mine && (
            <View id="share-counted" className={css.done}>
              <Text>{text('shareCounted')}</Text>
            </View>
          )}
          <ShareProgress
            share={share}
            headline={text('shareOf', { name: share.buyer })}
            onEnd={() => void store.load()}
          />
        </View>
      )}
    </ScreenFrame>
  )
})
