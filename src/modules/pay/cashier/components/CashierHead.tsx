import { heldBy, type OrderDetail } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Countdown } from '@/ui/content/Countdown'
import { Price } from '@/ui/content/Price'
import { text } from '../../messages'
import type { CashierStore } from '../CashierStore'
import css from './CashierHead.module.scss'

interface CashierHeadProps {
  readonly store: CashierStore
  readonly order: OrderDetail
}

/** The amount to pay and the time left. */
export const CashierHead = observer(function CashierHead({ store, order }: CashierHeadProps) {
  const { isOpen, isPaid } = store
  return (
    <View className={css.head}>
      <Text className={css.label}>{text(isPaid ? 'amountPaid' : isOpen ? 'amount' : 'amountClosed')}</Text>
      <Price id="cashier-amount" fen={order.payable} size="large" />
      {isOpen && order.expireAt !== null && (
        <>
          <Countdown until={order.expireAt} prefix={text('expiresIn')} onEnd={() => void store.load()} />
          <Text className={css.note}>{text(`expiresNote_${heldBy(order.orderType)}`)}</Text>
        </>
      )}
      {!isOpen && <Text className={isPaid ? css.paid : css.closed}>{text(isPaid ? 'orderPaid' : 'orderClosed')}</Text>}
    </View>
  )
})
