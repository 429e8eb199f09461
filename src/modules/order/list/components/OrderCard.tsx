import { type OrderAction, type OrderRow, orderStatusLabel } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { orderTone } from '@/domain/order/orderTone'
import { formatMoment } from '@/locales/formatMoment'
import { language } from '@/locales/Language'
import { serverNow } from '@/platform/serverClock'
import { AppButton } from '@/ui/action/AppButton'
import { Countdown } from '@/ui/content/Countdown'
import { Price } from '@/ui/content/Price'
import { StatusTag } from '@/ui/content/StatusTag'
import { Picture } from '@/ui/media/Picture'
import { pressProps } from '@/ui/press/pressProps'
import { dueWords } from '../../dueWords'
import { text } from '../../messages'
import css from './OrderCard.module.scss'

interface OrderCardProps {
  readonly order: OrderRow
  /** The actions on the card, the main one last. */
  readonly actions: readonly OrderAction[]
  readonly onOpen: () => void
  readonly onAction: (action: OrderAction) => void
  /** Present for goods that can be bought again. */
  readonly onAgain?: (() => void) | undefined
}

const MAIN: readonly OrderAction[] = ['pay', 'use', 'receive', 'comment', 'ship']

/** An order in the list: status, items, sum, the time of its next automatic move, and actions. */
export const OrderCard = observer(function OrderCard({ order, actions, onOpen, onAction, onAgain }: OrderCardProps) {
  const { gid, num, payable, supply, status, stage, createdAt, expireAt, buyer } = order
  const words = language.code === 'en' ? 'en' : 'zh'
  const note =
    buyer === undefined
      ? dueWords(order, serverNow())
      : `${text(supply === undefined ? 'buyerName' : 'receiverName')} ${buyer}`
  return (
    <View className={css.card}>
      <View id={`order-${gid}`} className={css.body} {...pressProps(onOpen, { role: 'link' })}>
        <View className={css.head}>
          <Text className={css.date}>{formatMoment(createdAt, 'at')}</Text>
          <StatusTag id={`order-status-${gid}`} look="word" tone={orderTone(status)}>
            {orderStatusLabel(status, order, words)}
          </StatusTag>
        </View>
        <View className={css.thing}>
          <Things order={order} />
          <View className={css.total}>
            <Price fen={supply ?? payable} zeroText={text('free')} tone="plain" />
            {supply !== undefined && <Text className={css.date}>{text('supplySum')}</Text>}
            <Text className={css.date}>{text(stage === 'use' ? 'people' : 'pieces', { count: num })}</Text>
          </View>
        </View>
        {note !== '' && <Text className={css.date}>{note}</Text>}
      </View>
      {(actions.length > 0 || onAgain) && (
        <View className={css.actions}>
          {status === 1 && expireAt !== null && (
            <View className={css.left}>
              <Countdown until={expireAt} prefix={text('payWithin')} />
            </View>
          )}
          {onAgain && (
            <AppButton id={`order-again-${gid}`} size="small" kind="secondary" onPress={onAgain}>
              {text('buyAgain')}
            </AppButton>
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

/** One line with its title, or the first three pictures of several lines. */
function Things({ order: { title, img, imgs, lines } }: { readonly order: OrderRow }) {
  if (lines < 2)
    return (
      <>
        <View className={css.picture}>
          <Picture src={img} ratio={1} radius="control" />
        </View>
        <Text className={css.title}>{title}</Text>
      </>
    )
  return (
    <View className={css.things}>
      {[...new Set(imgs)].map((src) => (
        <View key={src} className={css.picture}>
          <Picture src={src} ratio={1} radius="control" />
        </View>
      ))}
      {lines > imgs.length && <Text className={css.more}>{text('moreKinds', { count: lines })}</Text>}
    </View>
  )
}
