import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { LateMoneyNote } from '@/domain/order/LateMoneyNote'
import { OrderLines } from '@/domain/order/OrderLines'
import { PriceParts } from '@/domain/order/PriceParts'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { environment } from '@/platform/environment'
import { back, goHome } from '@/routes/navigate'
import { openPages } from '@/routes/stack'
import { useRoute } from '@/routes/useRoute'
import { EventSection } from '@/screens/event/EventSection'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { ListRow } from '@/ui/content/ListRow'
import { priceNumber } from '@/ui/content/priceNumber'
import { RowGroup } from '@/ui/content/RowGroup'
import { CardsSkeleton } from '@/ui/feedback/CardsSkeleton'
import { toast } from '@/ui/feedback/toast'
import { SwitchField } from '@/ui/fields/SwitchField'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { text } from '../messages'
import { openOrder, openSuccess } from '../openCashier'
import type { CashierStep } from './CashierStore'
import { CashierHead } from './components/CashierHead'
import css from './index.module.scss'
import { useCashier } from './useCashier'

const WORDS = {
  cancelled: 'cancelled',
  denied: 'denied',
  unsupported: 'unsupportedPay',
  failed: 'payFailed',
  noVirtual: 'noVirtual',
} as const

const CHANNELS = { h5: 'channelH5', weapp: 'channelMini', tt: 'channelTt' } as const

function Cashier() {
  const { iid, query, name } = useRoute<'pay.order' | 'pay.detail' | 'pay.actpay' | 'pay.vipPay' | 'pay.cfPay'>()
  const { member } = useSession()
  const { gid = '', payResult } = query
  const isReceipt = name === 'pay.detail'
  const store = useCashier(iid, gid, query, isReceipt)
  const { order, onward, isOpen } = store

  useEffect(() => {
    // The channel's word counts only while nothing has arrived.
    if (!isOpen) return
    if (payResult === 'cancel') toast.show(text('cancelled'))
    if (payResult === 'fail') toast.error(text('payFailed'))
  }, [isOpen, payResult])

  const showOrder = () => void openOrder(iid, gid)
  /** Like the phone's own way back; a cashier opened by a link leads to its order. */
  const leave = () => (openPages().length > 1 ? void back() : showOrder())
  const follow = async (step: CashierStep) => {
    if (step.kind === 'stopped') toast.show(text(WORDS[step.why]))
    else if (step.kind === 'order') await openOrder(iid, gid)
    else {
      await openSuccess(iid, step.orderType, { gid, tradeNo: step.tradeNo })
      if (step.already) toast.show(text('orderPaid'))
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes on once per result of the store
  useEffect(() => {
    if (onward) void follow(onward)
  }, [onward])
  const pay = async () => {
    try {
      const step = await store.submit()
      if (step) await follow(step)
    } catch (error) {
      toast.error(errorText(error))
    }
  }

  const { target, isMessagingApp } = environment()
  const channel = target === 'h5' && isMessagingApp ? 'channelJsapi' : CHANNELS[target]
  const nothingChosen: ScreenState = {
    kind: 'empty',
    message: text('nothingChosen'),
    actionText: text('goHome'),
    onAction: () => void goHome(iid),
  }
  return (
    <ScreenFrame
      title={text(isReceipt ? 'payDetail' : 'cashier')}
      state={gid ? memberScreen(member, store.state) : nothingChosen}
      skeleton={<CardsSkeleton centred />}
      onRefresh={() => store.load()}
      {...(order ? { onBack: leave } : {})}
      footer={
        order && (
          <ActionBar>
            {isOpen ? (
              <AppButton id="pay-button" kind="accent" stretch loading={store.busy} onPress={() => void pay()}>
                {store.walletPaysAll
                  ? text('payWallet', { yuan: priceNumber(store.walletPart) })
                  : text('payNow', { yuan: priceNumber(store.rest) })}
              </AppButton>
            ) : (
              <AppButton id="order-button" stretch onPress={showOrder}>
                {text('orderDetail')}
              </AppButton>
            )}
          </ActionBar>
        )
      }
    >
      {order && (
        <View className={css.cashier}>
          <CashierHead store={store} order={order} />
          {order.late && <LateMoneyNote late={order.late} />}
          <Card>
            <OrderLines lines={order.lines} />
          </Card>
          {order.event && <EventSection iid={iid} event={order.event} />}
          <Card>
            <PriceParts parts={order.priceParts} payable={order.payable} status={order.status} part={order.part} />
          </Card>
          {isOpen && !store.walletPaysAll && (
            <RowGroup>
              <ListRow title={text('channel')} value={text(channel)} />
            </RowGroup>
          )}
          {isOpen && store.left > 0 && (
            <Card>
              <SwitchField
                id="cashier-wallet"
                label={text('wallet')}
                hint={
                  store.walletPart > 0 && !store.walletPaysAll
                    ? text('walletPart', { wallet: priceNumber(store.walletPart), rest: priceNumber(store.rest) })
                    : text('walletNote', { yuan: priceNumber(store.left) })
                }
                value={store.useWallet}
                onChange={(on) => store.switchWallet(on)}
              />
            </Card>
          )}
          <RowGroup>
            <ListRow title={text('orderNumber')} value={order.gid} onPress={showOrder} />
            <ListRow title={text('createdAt')} value={formatMoment(order.createdAt, 'at')} />
            {order.paidAt !== null && <ListRow title={text('paidAt')} value={formatMoment(order.paidAt, 'at')} />}
          </RowGroup>
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(Cashier)
