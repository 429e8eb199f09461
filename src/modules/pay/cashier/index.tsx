import { formatDate, formatYuan } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { OrderLines } from '@/domain/order/OrderLines'
import { PriceParts } from '@/domain/order/PriceParts'
import { errorText } from '@/locales/errorText'
import { environment } from '@/platform/environment'
import { goHome, replace } from '@/routes/navigate'
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
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { toast } from '@/ui/feedback/toast'
import { SwitchField } from '@/ui/fields/SwitchField'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { openSuccess } from '../openCashier'
import type { PayOutcome } from './CashierStore'
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
  const { gid = '', payResult, tradeNo } = query
  const store = useCashier(iid, gid, query)
  const { order } = store
  // The payment detail stays as the receipt; the others go on to the result.
  const isReceipt = name === 'pay.detail'

  useEffect(() => {
    if (payResult === 'cancel') toast.show(text('cancelled'))
    if (payResult === 'fail') toast.error(text('payFailed'), { duration: 2000 })
  }, [payResult])
  useEffect(() => {
    if (!order || isReceipt) return
    if (payResult === 'success' && tradeNo) void openSuccess(iid, order.orderType, { gid, tradeNo })
    else if (order.status > 10) void replace('order.detail', { iid, gid })
  }, [order, isReceipt, payResult, tradeNo, iid, gid])

  const follow = async (outcome: PayOutcome) => {
    if (outcome.kind === 'leaving' || !order) return
    if (outcome.kind !== 'done') {
      toast.show(text(WORDS[outcome.kind]))
      return store.load()
    }
    if (isReceipt) return store.load()
    await openSuccess(iid, order.orderType, { gid, tradeNo: outcome.tradeNo })
  }
  const pay = async () => {
    if (!(await member.requireMember())) return
    try {
      const outcome = await store.pay()
      if (outcome) await follow(outcome)
    } catch (error) {
      toast.error(errorText(error), { duration: 2000 })
      await store.load()
    }
  }

  const { target, isMessagingApp } = environment()
  const channel = target === 'h5' && isMessagingApp ? 'channelJsapi' : CHANNELS[target]
  return (
    <ScreenFrame
      title={text(isReceipt ? 'payDetail' : 'cashier')}
      state={
        gid
          ? memberScreen(member, store.state)
          : {
              kind: 'empty',
              message: text('nothingChosen'),
              actionText: text('goHome'),
              onAction: () => void goHome(iid),
            }
      }
      skeleton={<DetailSkeleton />}
      onRefresh={() => store.load()}
      footer={
        order && (
          <ActionBar>
            {store.isOpen ? (
              <AppButton id="pay-button" kind="accent" stretch loading={store.busy} onPress={() => void pay()}>
                {text('payNow', { yuan: formatYuan(store.rest) })}
              </AppButton>
            ) : (
              <AppButton id="order-button" stretch onPress={() => void replace('order.detail', { iid, gid })}>
                {text('orderDetail')}
              </AppButton>
            )}
          </ActionBar>
        )
      }
    >
      {order && (
        <View className={css.cashier}>
          <View className={css.head}>
            <Text className={css.label}>{text(store.isPaid ? 'amountPaid' : 'amount')}</Text>
            <Price id="cashier-amount" fen={order.payable} size="large" />
            {store.isOpen && order.expireAt !== null && (
              <>
                <Countdown until={order.expireAt} prefix={text('expiresIn')} onEnd={() => void store.load()} />
                <Text className={css.note}>{text('expiresNote')}</Text>
              </>
            )}
            {!store.isOpen && (
              <Text className={store.isPaid ? css.paid : css.closed}>
                {text(store.isPaid ? 'orderPaid' : 'orderClosed')}
              </Text>
            )}
          </View>
          <Card>
            <OrderLines lines={order.lines} />
          </Card>
          <Card>
            <PriceParts parts={order.priceParts} payable={order.payable} paid={store.isPaid} />
          </Card>
          {store.isOpen && (
            <RowGroup>
              <ListRow title={text('channel')} value={text(channel)} />
            </RowGroup>
          )}
          {store.isOpen && store.left > 0 && (
            <Card>
              <SwitchField
                id="cashier-wallet"
                label={text('wallet')}
                hint={
                  store.walletPart > 0
                    ? text('walletPart', { wallet: formatYuan(store.walletPart), rest: formatYuan(store.rest) })
                    : text('walletNote', { yuan: formatYuan(store.left) })
                }
                value={store.useWallet}
                onChange={(on) => store.switchWallet(on)}
              />
            </Card>
          )}
          <RowGroup>
            <ListRow
              title={text('orderNumber')}
              value={order.gid}
              onPress={() => void replace('order.detail', { iid, gid })}
            />
            <ListRow title={text('createdAt')} value={formatDate(order.createdAt, 'YYYY-MM-DD HH:mm')} />
            {order.paidAt !== null && (
              <ListRow title={text('paidAt')} value={formatDate(order.paidAt, 'YYYY-MM-DD HH:mm')} />
            )}
          </RowGroup>
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(Cashier)
