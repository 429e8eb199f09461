import { MODULE_TYPE } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { CollectAction } from '@/domain/detail/CollectAction'
import { itemCalls } from '@/gateway/itemCalls'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { useShare } from '@/overlays/share/useShare'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { serverNow } from '@/platform/serverClock'
import { goHome, navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { ActionIcon } from '@/ui/action/ActionIcon'
import { AppButton } from '@/ui/action/AppButton'
import { Countdown } from '@/ui/content/Countdown'
import { ListRow } from '@/ui/content/ListRow'
import { Price } from '@/ui/content/Price'
import { priceNumber } from '@/ui/content/priceNumber'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { StatusTag } from '@/ui/content/StatusTag'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { toast } from '@/ui/feedback/toast'
import { Stepper } from '@/ui/fields/Stepper'
import { scrollToElement } from '@/ui/fields/scrollToField'
import shareIcon from '@/ui/icon/drawings/share.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import { Picture } from '@/ui/media/Picture'
import { pressProps } from '@/ui/press/pressProps'
import panes from '@/ui/screen/Panes.module.scss'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { PlannedProgress } from '../components/PlannedProgress'
import { plannedTone } from '../components/plannedState'
import { text } from '../messages'
import { DepositCard } from './DepositCard'
import css from './index.module.scss'
import { PlannedDetailStore } from './PlannedDetailStore'

type DetailRoute = 'planned.detail' | 'planned.detail1' | 'planned.storeDetail' | 'planned.storeDetail1'

/** A pre-sale: paid in full, or by a deposit now and its balance in a window (the addresses with a 1). */
function PlannedDetail() {
  const { iid, name, params } = useRoute<DetailRoute>()
  const { member, prepay } = useSession()
  const storeid = 'storeid' in params ? params.storeid : undefined
  const home = { actionText: text('home'), onAction: () => void goHome() }
  const [store] = useState(
    () =>
      new PlannedDetailStore({
        ...{ iid, id: params.id, storeId: storeid, byDeposit: name.endsWith('1'), now: serverNow },
        gone: () => ({ kind: 'empty', message: text('gone'), ...home }),
        missing: () => ({ kind: 'empty', message: text('notHere'), ...home }),
      }),
  )
  const { detail, planned, sku, sums, byDeposit, shown } = store
  const [collected, setCollected] = useState<boolean | null>(null)
  useKnownMember(() => store.load())
  useScreenShow(() => void (store.detail && store.load()))
  const share = useShare({
    ...{ title: detail?.title ?? '', desc: planned?.shipDate ?? '', imgUrl: detail?.cover ?? '' },
    keyOf: { moduleType: MODULE_TYPE.planned, id: storeid ?? params.id },
  })
  const isCollected = collected ?? detail?.mine.mark.includes('collect') ?? false
  const collect = async () => {
    if (!(await member.requireMember())) return
    setCollected(!isCollected)
    await itemCalls({ iid, moduleType: detail?.moduleType ?? 0, id: params.id })
      .setMark('collect', !isCollected)
      .catch((error: unknown) => {
        setCollected(isCollected)
        toast.error(errorText(error))
      })
  }
  const buy = async () => {
    const order = store.order()
    if (!order) return scrollToElement('planned-skus')
    if (!(await member.requireMember())) return
    prepay.put(order)
    await navigate('pay.plannedIndex', { iid })
  }
  const own = detail?.mine.deposit
  return (
    <ScreenFrame
      wide
      title={text('detail')}
      state={store.state}
      skeleton={<DetailSkeleton />}
      onRefresh={() => store.load()}
      footer={
        planned && (
          <ActionBar
            {...(sums && store.isOpen ? { note: <Price id="planned-total" fen={sums.now} size="large" /> } : {})}
            icons={
              <>
                <CollectAction collected={isCollected} onPress={() => void collect()} />
                <ActionIcon
                  id="share-button"
                  icon={<Icon drawing={shareIcon.drawing} size={20} />}
                  text={text('shareAction')}
                  onPress={share}
                />
              </>
            }
          >
            <AppButton id="planned-order" kind="accent" stretch disabled={!store.isOpen} onPress={() => void buy()}>
              {shown !== 'selling'
                ? text('ended_closed')
                : store.isOpen
                  ? text(byDeposit ? 'orderDeposit' : 'order')
                  : text('soldOut')}
            </AppButton>
          </ActionBar>
        )
      }
    >
      {detail && planned && (
        <View className={panes.panes}>
          <View className={joinClasses(css.card, css.lead, panes.media)}>
            <Picture src={detail.cover} alt={detail.title} ratio={5 / 4} lazy={false} />
            <View className={css.words}>
              <View className={css.top}>
                <Price fen={sku?.price ?? detail.price ?? 0} size="large" />
                <StatusTag id="planned-state" tone={plannedTone[shown]}>
                  {text(`state_${shown}`)}
                </StatusTag>
              </View>
              <Text id="planned-title" className={css.title}>
                {detail.title}
              </Text>
              <PlannedProgress of={planned} />
              {shown === 'selling' ? (
                <>
                  <Countdown until={planned.deadline} prefix={text('until')} onEnd={() => void store.load()} />
                  <Text className={css.note}>{text('atZero', { min: planned.min })}</Text>
                </>
              ) : (
                <Text className={css.note}>{text(`ended_${shown}`)}</Text>
              )}
            </View>
          </View>
          <View className={css.page}>
            {own && (
              <DepositCard
                deposit={own}
                balance={store.balance}
                onPay={() => void navigate('pay.plannedIndex', { iid, depositOrderId: own.orderId })}
                onOrder={() => void navigate('order.detail', { iid, gid: own.orderId })}
              />
            )}
            {store.isOpen && (
              <View id="planned-skus" className={css.box}>
                <SectionHeading
                  title={text('choose')}
                  {...(store.tried && !sku ? { note: text('chooseFirst') } : {})}
                />
                <View className={css.skus}>
                  {planned.skus.map((one) => (
                    <View
                      key={one.id}
                      id={`sku-${one.id}`}
                      className={joinClasses(css.sku, one.id === sku?.id && css.chosen, one.left === 0 && css.out)}
                      {...pressProps(one.left > 0 ? () => store.choose(one.id) : undefined, {
                        pressed: one.id === sku?.id,
                      })}
                    >
                      <Text>{one.name}</Text>
                      <Text className={css.note}>
                        {`¥${priceNumber(one.price)} · ${one.left > 0 ? text('left', { count: one.left }) : text('soldOut')}`}
                      </Text>
                    </View>
                  ))}
                </View>
                <View className={css.amount}>
                  <Text>{text('amount')}</Text>
                  <Stepper
                    id="planned-num"
                    label={text('amount')}
                    value={store.num}
                    min={1}
                    max={store.most}
                    onChange={(num) => store.count(num)}
                  />
                </View>
              </View>
            )}
            {byDeposit && shown === 'selling' && planned.balanceFrom !== null && planned.balanceTo !== null && (
              <RowGroup>
                <ListRow
                  id="pay-now"
                  title={text('payNow')}
                  value={`¥${priceNumber(sums?.now ?? planned.deposit)}`}
                  note={text(planned.depositRefundable ? 'refundable' : 'kept')}
                />
                <ListRow
                  id="pay-later"
                  title={text('payLater')}
                  value={sums ? `¥${priceNumber(sums.later)}` : ''}
                  note={text('window', {
                    from: formatMoment(planned.balanceFrom, 'at'),
                    to: formatMoment(planned.balanceTo, 'at'),
                  })}
                />
              </RowGroup>
            )}
            <RowGroup>
              <ListRow title={text('shipping')} value={planned.shipDate} />
              {planned.deposit > 0 && shown === 'selling' && (
                <ListRow
                  id="planned-way"
                  title={text(byDeposit ? 'toFull' : 'toDeposit')}
                  onPress={() =>
                    void navigate(byDeposit ? 'planned.detail' : 'planned.detail1', { iid, id: params.id })
                  }
                />
              )}
              <ListRow
                id="planned-store"
                title={planned.storeName}
                value={text('toStore')}
                onPress={() => void navigate('planned.store', { iid, storeid: planned.storeId })}
              />
            </RowGroup>
          </View>
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(PlannedDetail)
