import { formatDate, formatYuan, getOrder, maskMobile, type OrderAction, orderStatusLabel } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { OrderLines } from '@/domain/order/OrderLines'
import { PriceParts } from '@/domain/order/PriceParts'
import { TicketCode } from '@/domain/order/TicketCode'
import { useAsk } from '@/flows/useAsk'
import { call } from '@/gateway/call'
import { language } from '@/locales/Language'
import { clipboard } from '@/platform/clipboard'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { openPath } from '@/routes/openPath'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { Countdown } from '@/ui/content/Countdown'
import { ListRow } from '@/ui/content/ListRow'
import { Price } from '@/ui/content/Price'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { Timeline } from '@/ui/content/Timeline'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { toast } from '@/ui/feedback/toast'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { Parcels } from '../components/Parcels'
import { RefundSheet } from '../components/RefundSheet'
import { RejectSheet } from '../components/RejectSheet'
import { ReturnSheet } from '../components/ReturnSheet'
import { ShipSheet } from '../components/ShipSheet'
import { text } from '../messages'
import { offeredActions, orderActions } from '../orderActions'
import { offeredToSeller, sellerActions } from '../sellerActions'
import css from './index.module.scss'
import { OrderDetailStore } from './OrderDetailStore'
import { orderNote, sellerNote } from './orderNote'

/** The next sensible step: in colour, at the end where the thumb is. */
const MAIN: readonly OrderAction[] = ['pay', 'receive', 'comment', 'ship']
/** Codes and parcels stand on this very screen. */
const SHOWN = ['use', 'track']

type Sheet = 'refund' | 'return' | 'ship' | 'reject'

function OrderDetailScreen() {
  const { iid, query } = useRoute<'order.detail'>()
  const { member } = useSession()
  const gid = query.gid || query.orderId || query.id || ''
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const [store] = useState(() => new OrderDetailStore({ fetchOrder: () => call(getOrder, { iid, orderId: gid }) }))
  useScreenShow(() => {
    void member.ready().then(() => void (member.isMember && store.load()))
  })
  const refresh = () => store.load()
  const { order } = store
  const selling = order?.role === 'staff'
  const buying = orderActions(iid, refresh, { onRefund: () => setSheet('refund'), onReturn: () => setSheet('return') })
  const serving = sellerActions(iid, {
    changed: refresh,
    onShip: () => setSheet('ship'),
    onReject: () => setSheet('reject'),
  })
  const act = selling ? serving : buying
  const ask = useAsk(`${text('orderNumber')} ${gid}`, order?.contact)
  const copy = async (words: string) => {
    if ((await clipboard.write(words)).ok) toast.show(text('copied'))
  }
  const offered = selling ? offeredToSeller : offeredActions
  const actions = order ? offered(order.actions).filter((action) => !SHOWN.includes(action)) : []
  const sheetOf = (name: Sheet) => ({ iid, gid: sheet === name ? gid : null, onClose: () => setSheet(null) })
  const button = (action: OrderAction) =>
    order && (
      <AppButton
        key={action}
        id={`${action}-button`}
        kind={action === 'pay' ? 'accent' : MAIN.includes(action) ? 'primary' : 'secondary'}
        onPress={() => void act(action, order)}
      >
        {text(`act_${action}`)}
      </AppButton>
    )
  return (
    <ScreenFrame
      title={text('detail')}
      state={memberScreen(member, store.state)}
      skeleton={<DetailSkeleton />}
      onRefresh={refresh}
      footer={
        order &&
        (actions.length > 0 || !selling) && (
          <ActionBar note={order.status === 1 && <Price fen={order.payable} size="large" zeroText={text('free')} />}>
            {actions.filter((action) => !MAIN.includes(action)).map(button)}
            {!selling && order.target !== '' && order.status !== 1 && (
              <AppButton id="again-button" onPress={() => void openPath(order.target)}>
                {text('buyAgain')}
              </AppButton>
            )}
            {actions.filter((action) => MAIN.includes(action)).map(button)}
          </ActionBar>
        )
      }
    >
      {order && (
        <View className={css.order}>
          <View className={css.head}>
            <Text id="order-status" className={css.status}>
              {orderStatusLabel(order.status, order.stage, language.code === 'en' ? 'en' : 'zh')}
            </Text>
            <Text className={css.note}>{text(selling ? sellerNote(order) : orderNote(order))}</Text>
            {order.status === 1 && order.expireAt !== null && (
              <View className={css.countdown}>
                <Countdown until={order.expireAt} prefix={text('expiresIn')} onEnd={() => void refresh()} />
                <Text className={css.note}>{text('expiresNote')}</Text>
              </View>
            )}
          </View>
          {order.codes.length > 0 && (
            <View className={css.part}>
              <SectionHeading title={text('codes')} />
              {order.codes.map((code) => (
                <TicketCode key={code.code} code={code} />
              ))}
            </View>
          )}
          {order.refund && (
            <Card>
              <SectionHeading title={text('refund')} />
              <Timeline
                items={[
                  {
                    key: order.refund.state,
                    title: `${text(`refund_${order.refund.state}`)} · ¥${formatYuan(order.refund.amount)}`,
                    note: order.refund.remark,
                    time: `${text('refundAt')} ${formatDate(order.refund.at, 'YYYY-MM-DD HH:mm')}`,
                  },
                ]}
              />
            </Card>
          )}
          {order.address && (
            <RowGroup>
              <ListRow
                title={`${order.address.name} ${selling ? order.address.mobile : maskMobile(order.address.mobile)}`}
                note={order.address.address}
              />
            </RowGroup>
          )}
          <Parcels chains={order.chains} back={order.refund?.ems ?? ''} />
          <Card>
            <OrderLines lines={order.lines} {...(order.target ? { onPress: () => void openPath(order.target) } : {})} />
          </Card>
          <Card id="order-amount">
            <PriceParts parts={order.priceParts} payable={order.payable} paid={order.status > 10} />
          </Card>
          <RowGroup>
            <ListRow
              id="order-number"
              title={text('orderNumber')}
              value={order.gid}
              onPress={() => void copy(order.gid)}
            />
            <ListRow title={text('createdAt')} value={formatDate(order.createdAt, 'YYYY-MM-DD HH:mm')} />
            {order.paidAt !== null && (
              <ListRow title={text('paidAt')} value={formatDate(order.paidAt, 'YYYY-MM-DD HH:mm')} />
            )}
            {order.tradeNo !== '' && <ListRow title={text('tradeNo')} value={order.tradeNo} />}
            {order.remark !== '' && <ListRow title={text('remark')} value={order.remark} />}
            {selling ? (
              <ListRow
                id="ask-button"
                title={text('buyerName')}
                value={order.buyer}
                {...(order.contact ? { onPress: ask } : {})}
              />
            ) : (
              <ListRow
                id="ask-button"
                title={text(order.contact ? 'ask' : 'contact')}
                value={order.contact?.nick_name}
                onPress={ask}
              />
            )}
          </RowGroup>
        </View>
      )}
      {selling ? (
        <>
          <ShipSheet {...sheetOf('ship')} onSent={() => void refresh()} />
          <RejectSheet {...sheetOf('reject')} onRejected={() => void refresh()} />
        </>
      ) : (
        <>
          <RefundSheet {...sheetOf('refund')} onAsked={() => void refresh()} />
          <ReturnSheet {...sheetOf('return')} onSent={() => void refresh()} />
        </>
      )}
    </ScreenFrame>
  )
}

export default observer(OrderDetailScreen)
