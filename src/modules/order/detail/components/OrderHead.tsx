import { ORDER_STATUS, type OrderDetail, orderStatusLabel } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { language } from '@/locales/Language'
import { serverNow } from '@/platform/serverClock'
import { Countdown } from '@/ui/content/Countdown'
import { dueWords } from '../../dueWords'
import { text } from '../../messages'
import { orderNote, sellerNote } from '../orderNote'
import css from './OrderHead.module.scss'

interface OrderHeadProps {
  readonly order: OrderDetail
  readonly sells: boolean
  /** Called when the time to pay is over. */
  readonly onExpire: () => void
}

/** The status of an order, with advice for the viewer. */
export function OrderHead({ order, sells, onExpire }: OrderHeadProps) {
  const { expireAt } = order
  const counts = order.status === ORDER_STATUS.waiting && expireAt !== null
  // The countdown asks the buyer to pay; no other words repeat it.
  const note =
    counts && !sells
      ? ''
      : (!sells && dueWords(order, serverNow())) || text(sells ? sellerNote(order) : orderNote(order))
  return (
    <View className={css.head}>
      <Text id="order-status" className={css.status}>
        {orderStatusLabel(order.status, order, language.code === 'en' ? 'en' : 'zh')}
      </Text>
      {note && (
        <Text id="order-note" className={css.note}>
          {note}
        </Text>
      )}
      {counts && (
        <View className={css.countdown}>
          <Countdown until={expireAt} prefix={text('expiresIn')} onEnd={onExpire} />
          <Text className={css.note}>{text('expiresNote')}</Text>
        </View>
      )}
    </View>
  )
}
