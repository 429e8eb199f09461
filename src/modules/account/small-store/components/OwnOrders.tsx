import { ORDER_TYPE, orderStatusLabel, type StoreOrder } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { PagedList } from '@/domain/list/PagedList'
import { orderTone } from '@/domain/order/orderTone'
import { formatMoment } from '@/locales/formatMoment'
import { language } from '@/locales/Language'
import { priceNumber } from '@/ui/content/priceNumber'
import { StatusTag } from '@/ui/content/StatusTag'
import { WindowedList } from '@/ui/list/WindowedList'
import { Picture } from '@/ui/media/Picture'
import { ListState } from '@/ui/screen/ListState'
import { text } from '../../smallStore/messages'
import css from './OwnOrders.module.scss'

/** Height of an order with the gap below it, in px of a 375 design. */
const ROW = 148

const orderKey = ({ gid }: StoreOrder) => gid

/** An order of the store for its owner: what was sold, how far it is, and what it brings. */
function OrderOfStore({ order }: { readonly order: StoreOrder }) {
  const { gid, buyer, status, stage, paidAt, lines, margin, marginState } = order
  const words = language.code === 'en' ? 'en' : 'zh'
  return (
    <View id={`store-order-${gid}`} className={css.card}>
      <View className={css.head}>
        <Text className={css.quiet}>{formatMoment(paidAt, 'at')}</Text>
        <StatusTag look="word" tone={orderTone(status)}>
          {orderStatusLabel(status, { stage, orderType: ORDER_TYPE.storeGoods }, words)}
        </StatusTag>
      </View>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change
        <View key={at} className={css.line}>
          <View className={css.cover}>
            <Picture src={line.img} alt="" ratio={1} radius="control" />
          </View>
          <View className={css.words}>
            <Text className={css.title}>{line.title}</Text>
            <Text className={css.quiet}>
              {[line.spec, text('pieces', { count: line.num })].filter(Boolean).join(' · ')}
            </Text>
          </View>
        </View>
      ))}
      <View className={css.head}>
        <Text className={css.quiet}>{text('buyer', { name: buyer })}</Text>
        <View className={css.money}>
          <Text className={css.quiet}>{text(`margin_${marginState}`)}</Text>
          {marginState !== 'none' && (
            <Text id={`margin-${gid}`} className={marginState === 'reversed' ? css.gone : css.margin}>
              {`¥${priceNumber(margin)}`}
            </Text>
          )}
        </View>
      </View>
    </View>
  )
}

/** The paid orders of the own store. */
export const OwnOrders = observer(function OwnOrders({ orders }: { readonly orders: PagedList<StoreOrder> }) {
  const [render] = useState(() => (order: StoreOrder) => <OrderOfStore order={order} />)
  return (
    <ListState state={orders.state}>
      <WindowedList rows={orders.rows} keyOf={orderKey} rowHeight={ROW} className={css.list} render={render} />
    </ListState>
  )
})
