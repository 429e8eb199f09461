import {
  getOrder,
  maskMobile,
  ORDER_STATUS,
  type OrderAction,
  type OrderShare,
  orderOfQuery,
  type SupplyChainRow,
} from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { LateMoneyNote } from '@/domain/order/LateMoneyNote'
import { OrderLines } from '@/domain/order/OrderLines'
import { PriceParts } from '@/domain/order/PriceParts'
import { TicketCode } from '@/domain/order/TicketCode'
import { useAsk } from '@/flows/useAsk'
import { answered } from '@/gateway/answered'
import { call } from '@/gateway/call'
import { formatMoment } from '@/locales/formatMoment'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { preview } from '@/platform/preview'
import { serverNow } from '@/platform/serverClock'
import { navigate } from '@/routes/navigate'
import { openPath } from '@/routes/openPath'
import { useRoute } from '@/routes/useRoute'
import { EventSection } from '@/screens/event/EventSection'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { ListRow } from '@/ui/content/ListRow'
import { Price } from '@/ui/content/Price'
import { priceNumber } from '@/ui/content/priceNumber'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { Timeline } from '@/ui/content/Timeline'
import { CardsSkeleton } from '@/ui/feedback/CardsSkeleton'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { isForCart } from '../boughtAgain'
import { addAgain } from '../buyAgain'
import { Parcels } from '../components/Parcels'
import { keptCodes } from '../keptTickets'
import { text } from '../messages'
import { orderActions } from '../orderActions'
import { sellerActions } from '../sellerActions'
import { BalanceCard } from './components/BalanceCard'
import { OrderFacts } from './components/OrderFacts'
import { OrderGroups } from './components/OrderGroups'
import { OrderHead } from './components/OrderHead'
import { OrderProgress } from './components/OrderProgress'
import { OrderSheets } from './components/OrderSheets'
import { SentCards } from './components/SentCards'
import { SupplyParts } from './components/SupplyParts'
import css from './index.module.scss'
import { OrderDetailStore } from './OrderDetailStore'
import { openLine } from './openLine'
import { payBalance } from './payBalance'
import { refundedOf, refundTitle } from './refundSplit'

const shareWords = ({ state, need, count }: OrderShare): string =>
  state === 0
    ? text('shareMissing', { count: need - count })
    : text(state === 1 ? 'shareReached' : 'shareLapsed', { count: need })

function OrderDetailScreen() {
  const { iid, query } = useRoute<'order.detail'>()
  const { member } = useSession()
  const gid = orderOfQuery(query)
  const [kept] = useState(() => keptCodes(iid, member, gid))
  const [store] = useState(
    () =>
      new OrderDetailStore({
        fetchOrder: () => call(getOrder, { iid, orderId: gid }),
        given: answered(getOrder, { iid, orderId: gid }),
        now: serverNow,
        kept,
      }),
  )
  useScreenShow(() => {
    const load = () => void ((member.isMember || kept.read()) && store.show())
    void member.ready().then(() => preview.whenOver(load))
  })
  const refresh = () => store.load()
  const { order, sells, actions } = store
  const act = async (action: OrderAction, line: SupplyChainRow | null = null) => {
    if (!order) return
    const buying = orderActions(iid, refresh, { onRefund: () => store.ask('refund', line) })
    const selling = sellerActions(iid, {
      changed: refresh,
      onShip: () => store.ask('ship'),
      onReject: () => store.ask('reject', line),
    })
    await (sells ? selling : buying)(action, order, line)
  }
  const ask = useAsk(`${text('orderNumber')} ${gid}`, order?.contact)
  const button = (kind: 'primary' | 'secondary') => (action: OrderAction) => (
    <AppButton
      key={action}
      id={`${action}-button`}
      kind={action === 'pay' ? 'accent' : kind}
      onPress={() => void act(action)}
    >
      {text(`act_${action}`)}
    </AppButton>
  )
  return (
    <ScreenFrame
      title={text('detail')}
      state={store.offline ? store.state : memberScreen(member, store.state)}
      skeleton={<CardsSkeleton />}
      onRefresh={refresh}
      footer={
        order &&
        store.hasBar && (
          <ActionBar
            note={
              order.status === ORDER_STATUS.waiting && (
                <Price fen={order.payable} size="large" zeroText={text('free')} />
              )
            }
          >
            {actions.other.map(button('secondary'))}
            {store.canBuyAgain && (
              <AppButton
                id="again-button"
                onPress={() => void (isForCart(order) ? addAgain(iid, gid) : openPath(order.target))}
              >
                {text('buyAgain')}
              </AppButton>
            )}
            {actions.main.map(button('primary'))}
          </ActionBar>
        )
      }
    >
      {store.offline && (
        <View className={css.order}>
          <Text id="order-kept">{text('useKept', { time: formatMoment(store.offline.at, 'at') })}</Text>
          {store.offline.value.codes.map((code) => (
            <TicketCode key={code.code} code={code} />
          ))}
        </View>
      )}
      {order && (
        <View className={css.order}>
          <OrderHead order={order} sells={sells} onExpire={() => void refresh()} />
          {order.balance && (
            <BalanceCard balance={order.balance} isOpen={store.owesNow} onPay={() => void payBalance(iid, order)} />
          )}
          {order.event && <EventSection iid={iid} event={order.event} gid={store.takesPlace ? gid : ''} />}
          {order.codes.length > 0 && (
            <View className={css.part}>
              <SectionHeading title={text('codes')} />
              {order.codes.map((code) => (
                <TicketCode key={code.code} code={code} />
              ))}
            </View>
          )}
          {order.cards && order.cards.length > 0 && (
            <SentCards cards={order.cards} onActivate={() => void navigate('realcard.activate', { iid })} />
          )}
          {order.late && <LateMoneyNote late={order.late} />}
          {order.refund && !store.hasLines && (
            <Card id="order-refund">
              <SectionHeading title={text('refund')} />
              <Timeline
                items={[
                  {
                    key: order.refund.state,
                    title: refundTitle(order.refund),
                    note: order.refund.remark,
                    time: `${text('refundAt')} ${formatMoment(order.refund.at, 'at')}`,
                  },
                ]}
              />
            </Card>
          )}
          {order.buyShare && (
            <RowGroup>
              <ListRow
                id="share-row"
                title={text('shareRow', { amount: priceNumber(order.buyShare.cashBack) })}
                note={shareWords(order.buyShare)}
                onPress={() => void navigate('order.buyShare', { iid, gid })}
              />
            </RowGroup>
          )}
          {order.address && (
            <RowGroup>
              <ListRow
                title={`${order.address.name} ${sells ? order.address.mobile : maskMobile(order.address.mobile)}`}
                note={order.address.address}
              />
            </RowGroup>
          )}
          <Parcels iid={iid} gid={gid} chains={order.chains} />
          {store.hasLines ? (
            <OrderGroups
              order={order}
              offered={(actions) => store.atLine(actions)}
              onAction={(action, line) => void act(action, line)}
              {...(store.supplies ? {} : { onOpen: (line) => void openLine(iid, order, line) })}
            />
          ) : (
            <Card>
              <OrderLines
                lines={order.lines}
                {...(order.target ? { onPress: () => void openPath(order.target) } : {})}
              />
            </Card>
          )}
          {store.supplies ? (
            <SupplyParts parts={order.priceParts} />
          ) : (
            <Card id="order-amount">
              <PriceParts
                parts={order.priceParts}
                payable={order.payable}
                status={order.status}
                part={order.part}
                refunded={store.hasLines ? 0 : refundedOf(order.refund)}
              />
            </Card>
          )}
          <OrderFacts order={order} sells={sells} onAsk={ask} />
          <OrderProgress order={order} />
        </View>
      )}
      <OrderSheets iid={iid} gid={gid} store={store} />
    </ScreenFrame>
  )
}

export default observer(OrderDetailScreen)
