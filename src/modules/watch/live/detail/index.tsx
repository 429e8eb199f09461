import { hostLive, MODULE_TYPE } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { AuthorRow } from '@/domain/detail/AuthorRow'
import { RoomGoodsSheet } from '@/domain/live/RoomGoodsSheet'
import { useFollow } from '@/flows/useFollow'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { useShareMenu } from '@/overlays/share/useShareMenu'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useDetailPage } from '@/screens/detail/useDetailPage'
import { useSession } from '@/session/SessionProvider'
import { ActionIcon } from '@/ui/action/ActionIcon'
import { AppButton } from '@/ui/action/AppButton'
import { priceNumber } from '@/ui/content/priceNumber'
import { RichText } from '@/ui/content/RichText'
import { StatusTag } from '@/ui/content/StatusTag'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import heartIcon from '@/ui/icon/drawings/heart.module.scss'
import heartFilledIcon from '@/ui/icon/drawings/heartFilled.module.scss'
import shareIcon from '@/ui/icon/drawings/share.module.scss'
import storeIcon from '@/ui/icon/drawings/store.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { noRoom } from '../noRoom'
import { setReserved } from '../setReserved'
import css from './index.module.scss'
import { LiveStage } from './LiveStage'
import { TalkBar } from './TalkBar'
import { TalkLines } from './TalkLines'
import { useRoom } from './useRoom'

function LiveDetail() {
  const { iid, query } = useRoute<'live.detail'>()
  const { id = '', inviterRid } = query
  const { member } = useSession()
  const { store, talk } = useRoom(iid, id)
  const page = useDetailPage({ iid, moduleType: MODULE_TYPE.live, id })
  const { room, live, phase } = store
  const { detail } = page.detail
  const follow = useFollow(iid, page.detail)
  const [sheet, setSheet] = useState<'goods' | 'about' | null>(null)
  useEffect(() => {
    if (id) void page.detail.load()
  }, [page, id])
  useShareMenu({ title: room?.title ?? text('room'), imgUrl: room?.cover ?? '' })

  const tell = async (run: () => Promise<unknown>) => {
    if (!(await member.requireMember())) return
    await run().catch((error: unknown) => toast.error(errorText(error)))
  }
  const reserve = () =>
    tell(async () => {
      const on = !room?.reminded
      try {
        await setReserved(iid, id, on, inviterRid)
        toast.success(text(on ? 'reserveDone' : 'reserveUndone'))
      } finally {
        // It may have begun meanwhile.
        await store.load()
      }
    })
  const say = () => tell(() => talk.send())
  const order = (op: 'start' | 'end') =>
    tell(async () => {
      if (op === 'end' && !(await dialog.confirm({ message: text('hostEndAsk'), danger: true }))) return
      store.hear(await callOnce(`live:${op}:${id}`, hostLive, (reqId) => ({ iid, reqId, id, op })))
    })
  const likes = live?.likes ?? 0
  const liked = page.detail.has('like')
  const closed = phase === 'ended' || phase === 'replay' ? text('talkOver') : ''
  const buy = () => void navigate('pay.liveDetail', { iid, id, inviterRid })
  const invite = () => void navigate('live.share', { iid, id })
  return (
    <ScreenFrame
      title={room?.title ?? text('room')}
      state={id ? store.state : noRoom()}
      skeleton={<DetailSkeleton />}
      background="surface"
      wide
      onRefresh={() => Promise.all([store.load(), talk.read()])}
      footer={
        <TalkBar
          talk={talk}
          closed={closed}
          onSend={() => void say()}
          icons={
            <>
              {(room?.goods.length ?? 0) > 0 && (
                <ActionIcon
                  id="live-goods"
                  icon={<Icon drawing={storeIcon.drawing} size={20} />}
                  text={text('goods')}
                  onPress={() => setSheet('goods')}
                />
              )}
              <ActionIcon
                id="live-like"
                icon={
                  <Icon
                    drawing={liked ? heartFilledIcon.drawing : heartIcon.drawing}
                    size={20}
                    {...(liked ? { color: 'var(--danger)' } : {})}
                  />
                }
                text={likes ? String(likes) : text('like')}
                active={liked}
                onPress={() => void tell(() => page.detail.toggle('like'))}
              />
              <ActionIcon
                id="live-invite"
                icon={<Icon drawing={shareIcon.drawing} size={20} />}
                text={text('share')}
                onPress={invite}
              />
            </>
          }
        />
      }
    >
      <View className={css.panes}>
        <View className={css.scene}>
          <View className={css.stage}>
            <LiveStage store={store} onBuy={buy} />
          </View>
          <View className={css.facts}>
            <View id="live-facts" className={css.tags}>
              <StatusTag tone={phase === 'living' ? 'danger' : 'plain'}>{text(`phase_${phase}`)}</StatusTag>
              {phase === 'living' && <Text id="live-viewers">{text('viewers', { count: live?.viewers ?? 0 })}</Text>}
              {room?.vipFree && <StatusTag tone="warning">{text('vipFree')}</StatusTag>}
            </View>
            {detail && <AuthorRow item={detail} follow={follow} />}
            <View className={css.buttons}>
              {phase === 'soon' && store.locked && (
                <AppButton id="live-buy" kind="accent" size="small" onPress={buy}>
                  {text('ticket', { yuan: priceNumber(room?.price ?? 0) })}
                </AppButton>
              )}
              {phase === 'soon' && (
                <AppButton
                  id="live-reserve"
                  kind={room?.reminded ? 'ghost' : 'primary'}
                  size="small"
                  onPress={() => void reserve()}
                >
                  {text(room?.reminded ? 'reminded' : 'remind')}
                </AppButton>
              )}
              {live?.isHost && phase === 'soon' && (
                <AppButton id="live-start" kind="accent" size="small" onPress={() => void order('start')}>
                  {text('hostStart')}
                </AppButton>
              )}
              {live?.isHost && phase === 'living' && (
                <AppButton id="live-end" kind="danger" size="small" onPress={() => void order('end')}>
                  {text('hostEnd')}
                </AppButton>
              )}
              <AppButton id="live-report" size="small" onPress={() => void navigate('live.content', { iid, id })}>
                {text('report')}
              </AppButton>
              {(room?.html ?? '') !== '' && (
                <AppButton id="live-about" size="small" onPress={() => setSheet('about')}>
                  {text('about')}
                </AppButton>
              )}
            </View>
          </View>
        </View>
        <TalkLines talk={talk} />
      </View>
      <RoomGoodsSheet
        open={sheet === 'goods'}
        goods={room?.goods ?? []}
        onOpen={(goodsId) => void navigate('store.detail', { iid, goodsId })}
        onClose={() => setSheet(null)}
      />
      <BottomSheet id="live-about-sheet" open={sheet === 'about'} title={text('about')} onClose={() => setSheet(null)}>
        <View className={css.about}>
          <RichText html={room?.html ?? ''} />
        </View>
      </BottomSheet>
    </ScreenFrame>
  )
}

export default observer(LiveDetail)
