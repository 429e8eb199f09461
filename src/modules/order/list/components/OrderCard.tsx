import { type OrderAction, type OrderRow, orderStatusLabel } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { orderTone } from '@/domain/order/orderTone'
import { formatMoment } from '@/locales/formatMoment'
import { language } from '@/locales/Language'
import { AppButton } from '@/ui/action/AppButton'
import { Countdown } from '@/ui/content/Countdown'
import { Price } from '@/ui/content/Price'
import { StatusTag } from '@/ui/content/StatusTag'
import { Picture } from '@/ui/media/Picture'
import { pressProps } from '@/ui/press/pressProps'
import { text } from '../../messages'
import css from './OrderCard.module.scss'

interface OrderCardProps {
  readonly order: OrderRow
  /** The actions on the card, the main one last. */
  readonly actions: readonly OrderAction[]
  readonly onOpen: () => void
  readonly onAction: (action: OrderAction) => void
}

const MAIN: readonly OrderAction[] = ['pay', 'use', 'receive', 'comment', 'ship']

/** An order in the list: status, item, sum and next actions. */
export const OrderCard = observer(function OrderCard({ order, actions, onOpen, onAction }: OrderCardProps) {
  const { gid, title, img, num, payable, status, stage, createdAt, expireAt, buyer } = order
  const words = language.code === 'en' ? 'en' : 'zh'
  return (
    <View className={css.card}>
      <View id={`order-${gid}`} className={css.body} {...pressProps(onOpen, { role: 'link' })}>
        <View className={css.head}>
          <Text className={css.date}>{formatMoment(createdAt, 'at')}</Text>
          <StatusTag id={`order-status-${gid}`} look="word" tone={orderTone(status)}>
            {orderStatusLabel(status, stage, words)}
          </StatusTag>
        </View>
        <View className={css.thing}>
          <View className={css.picture}>
            <Picture src={img} ratio={1} radius="control" />
          </View>
          <View className={css.words}>
            <Text className={css.title}>{title}</Text>
            {buyer !== undefined && <Text className={css.date}>{`${text('buyerName')} ${buyer}`}</Text>}
            <View className={css.sum}>
              <Text className={css.date}>{text(stage === 'use' ? 'people' : 'pieces', { count: num })}</Text>
              <Price fen={payable} zeroText={text('free')} tone="plain" />
            </View>
          </View>
        </View>
      </View>
      {actions.length > 0 && (
        <View className={css.actions}>
          {status === 1 && expireAt !== null && (
            <View className={css.left}>
              <Countdown until={expireAt} />
            </View>
          )}
          {actions.map((action) => (
            <AppButton
              key={action}
              id={`order-${action}-${gid}`}
              size="small"
              kind={action === 'pay' ? 'accent' : MAIN.includes(action) ? 'primary' : 'secondary'}
              onPress={() => onAction(action)}
            >
              {text(`act_${action}`)}
            </AppButton>
          ))}
        </View>
      )}
    </View>
  )
})
