import { type PaidContent, remindPaid } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { ContentBody } from '@/domain/detail/ContentBody'
import { DetailScreen } from '@/domain/detail/DetailScreen'
import { RoomGoodsSheet } from '@/domain/live/RoomGoodsSheet'
import type { PaidType } from '@/flows/paid/openPaid'
import type { PaidStore } from '@/flows/paid/PaidStore'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { useShare } from '@/overlays/share/useShare'
import { navigate } from '@/routes/navigate'
import { useDetailPage } from '@/screens/detail/useDetailPage'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { ListRow } from '@/ui/content/ListRow'
import { priceNumber } from '@/ui/content/priceNumber'
import { RowGroup } from '@/ui/content/RowGroup'
import { StatusTag } from '@/ui/content/StatusTag'
import { toast } from '@/ui/feedback/toast'
import { BuySheet } from '../content/components/BuySheet'
import { isOutdated, useBuy } from '../useBuy'
import { Episodes } from './components/Episodes'
import { Stage } from './components/Stage'
import { text } from './messages'
import css from './Room.module.scss'
import { useNewComments } from './useNewComments'
import { usePhase } from './usePhase'

interface RoomProps {
  readonly iid: number
  readonly type: PaidType
  /** The type of its comments and tips. */
  readonly moduleType: number
  readonly title: string
  readonly store: PaidStore
  readonly content: PaidContent
  readonly tall: boolean
  /** With the episodes as numbers. */
  readonly grid: boolean
  /** Begins at once when it is open. */
  readonly playing: boolean
  readonly inviterRid: string | undefined
}

/** The room once it is known: player, facts, goods, tips and comments. */
export const Room = observer(function Room(props: RoomProps) {
  const { iid, type, moduleType, title, store, content, tall, grid, playing, inviterRid } = props
  const { id, startAt, goods } = content
  const { member } = useSession()
  const page = useDetailPage({ iid, moduleType, id })
  const phase = usePhase(content, () => void store.load())
  useNewComments({ iid, moduleType, id }, page.comments, phase === 'living')
  const { busy, buy } = useBuy(iid, type)
  const share = useShare({ title: content.title, imgUrl: content.cover })
  const [showsGoods, showGoods] = useState(false)
  const [reminding, setReminding] = useState(false)
  const selling = content.price > 0 && store.locked && phase !== 'ended'
  const open = !store.locked && phase !== 'soon' && phase !== 'ended'
  const { next } = store
  const isLive = startAt !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins when it opens, not with each position
  useEffect(() => {
    if (playing && open && !store.open && next) void store.start(next)
  }, [playing, open])
  const pay = async () => {
    try {
      await buy({ keys: id, payable: content.price })
    } catch (error) {
      toast.error(errorText(error))
      if (isOutdated(error)) await store.load()
    }
  }
  const remind = async () => {
    if (reminding || !(await member.requireMember())) return
    setReminding(true)
    try {
      const inviter = inviterRid ? { inviterRid: Number(inviterRid) } : {}
      await callOnce(`remind:${id}`, remindPaid, (reqId) => ({ iid, reqId, id, ...inviter }))
      toast.success(text('remindDone'))
    } catch (error) {
      toast.error(errorText(error))
    } finally {
      // It may have begun meanwhile.
      await store.load()
      setReminding(false)
    }
  }
  const primary = selling ? (
    <AppButton id="buy-button" kind="accent" stretch loading={busy} onPress={() => void pay()}>
      {text(isLive ? 'ticket' : 'buy', { yuan: priceNumber(content.price) })}
    </AppButton>
  ) : phase === 'soon' && !content.reminded ? (
    <AppButton id="remind-button" kind="primary" stretch loading={reminding} onPress={() => void remind()}>
      {text('remind')}
    </AppButton>
  ) : open && !store.open && next ? (
    <AppButton id="watch-button" kind="primary" stretch onPress={() => void store.start(next)}>
      {text('watch')}
    </AppButton>
  ) : undefined
  const { detail } = page.detail
  return (
    <DetailScreen
      page={page}
      title={title}
      requireMember={() => member.requireMember()}
      onShare={share}
      primary={primary}
      media={<Stage store={store} content={content} phase={phase} tall={tall} />}
      facts={
        <View className={css.facts}>
          <View id="room-phase" className={css.tags}>
            {isLive && <StatusTag tone={phase === 'living' ? 'danger' : 'plain'}>{text(`phase_${phase}`)}</StatusTag>}
            {content.price === 0 && <StatusTag tone="success">{text('free')}</StatusTag>}
            {content.owned && <StatusTag tone="success">{text('owned')}</StatusTag>}
            {content.vipFree && !content.owned && <StatusTag tone="warning">{text('vipFree')}</StatusTag>}
          </View>
          {startAt !== null && <Text className={css.note}>{formatMoment(startAt, 'when')}</Text>}
          {phase === 'soon' && content.reminded && (
            <Text id="room-reminded" className={css.note}>
              {text('reminded')}
            </Text>
          )}
          {selling && phase === 'soon' && !content.reminded && (
            <AppButton id="remind-button" size="small" loading={reminding} onPress={() => void remind()}>
              {text('remind')}
            </AppButton>
          )}
          {store.problem !== '' && <Text className={css.problem}>{store.problem}</Text>}
        </View>
      }
      body={
        <>
          {grid && store.items.length > 1 && <Episodes store={store} />}
          {detail && <ContentBody detail={detail} />}
          <RowGroup flush>
            {goods.length > 0 && (
              <ListRow
                id="room-goods"
                title={text('goods')}
                value={text('goodsCount', { count: goods.length })}
                onPress={() => showGoods(true)}
              />
            )}
            <ListRow
              id="room-tip"
              title={text(isLive ? 'tip' : 'tipAuthor')}
              onPress={() => void navigate('pay.tip', { iid, moduleType, id })}
            />
          </RowGroup>
        </>
      }
      overlay={
        <>
          <RoomGoodsSheet
            open={showsGoods}
            goods={goods}
            onOpen={(goodsId) => void navigate('store.detail', { iid, goodsId })}
            onClose={() => showGoods(false)}
          />
          <BuySheet
            content={content}
            asked={store.asked}
            busy={busy}
            onBuy={() => void pay()}
            onVip={() => void navigate('pay.vipBuy', { iid })}
            onClose={() => store.hideSheet()}
          />
        </>
      }
    />
  )
})
