import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { formatMoment } from '@/locales/formatMoment'
import { priceNumber } from '@/ui/content/priceNumber'
import orderIcon from '@/ui/icon/drawings/order.module.scss'
import pictureIcon from '@/ui/icon/drawings/picture.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { Picture } from '@/ui/media/Picture'
import { pressProps } from '@/ui/press/pressProps'
import type { ItemCards } from '../../subject/ItemCards'
import type { LinkedPlace } from '../../subject/linkedPlace'
import { subjectKind } from '../../subject/subjectKind'
import { text } from '../messages'
import css from './bubbles.module.scss'

export interface ItemBubbleProps {
  readonly place: LinkedPlace
  readonly cards: ItemCards
  readonly onPlace: (route: LinkedPlace['route']) => void
}

function priceOf(fen: number, isFrom: boolean): string {
  if (fen === 0) return text('free')
  const price = `¥${priceNumber(fen)}`
  return isFrom ? text('priceFrom', { price }) : price
}

/** Card of the item asked about. Its height does not change when picture and price arrive. */
export const ItemBubble = observer(function ItemBubble({ place, cards, onPlace }: ItemBubbleProps) {
  const { title, url, route } = place
  const item = cards.find(url)
  useEffect(() => void cards.want(url), [cards, url])
  const isOrder = subjectKind(route) === 'order'
  // About an order people write its number before the address.
  const words = isOrder ? title || item?.title || '' : item?.title || title
  return (
    <View className={css.item}>
      <View className={css.itemCard} {...pressProps(() => onPlace(route), { role: 'link', label: words })}>
        <View className={css.itemCover}>
          {item?.cover ? (
            <Picture src={item.cover} size="small" />
          ) : (
            <Icon drawing={(isOrder ? orderIcon : pictureIcon).drawing} size={28} />
          )}
        </View>
        <View className={css.itemWords}>
          <Text className={css.itemTitle}>{words}</Text>
          {item?.startAt && <Text className={css.itemNote}>{formatMoment(item.startAt)}</Text>}
          {typeof item?.price === 'number' && <Text className={css.itemPrice}>{priceOf(item.price, item.isFrom)}</Text>}
          {!item?.startAt && typeof item?.price !== 'number' && (
            <Text className={css.itemNote}>{text('openItem')}</Text>
          )}
        </View>
      </View>
    </View>
  )
})
