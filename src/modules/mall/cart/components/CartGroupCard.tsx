import { type CartLine, freightOf } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { priceNumber } from '@/ui/content/priceNumber'
import storeIcon from '@/ui/icon/drawings/store.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { pressProps } from '@/ui/press/pressProps'
import { text } from '../../messages'
import type { CartGroup, CartStore } from '../CartStore'
import { missingOf, tickedGoods } from '../cartSums'
import css from './CartGroupCard.module.scss'
import { CartRow } from './CartRow'
import type { Marks } from './Marks'
import { Tick } from './Tick'

interface CartGroupCardProps {
  readonly store: CartStore
  readonly group: CartGroup
  readonly marks: Marks
  readonly onOpen: (line: CartLine) => void
  /** Opens more goods, to reach free delivery. */
  readonly onMore: () => void
}

/** The lines of one supplier, with the amount missing for free delivery. */
export const CartGroupCard = observer(function CartGroupCard({
  store,
  group,
  marks,
  onOpen,
  onMore,
}: CartGroupCardProps) {
  const { supplier, lines } = group
  const ids = lines.map(({ skuId }) => skuId)
  const missing = missingOf(group)
  const goods = tickedGoods(group)
  const fee = freightOf(group.freight, goods)
  return (
    <View id={`supplier-${supplier.iid}`} className={css.group}>
      <View className={css.head}>
        <Tick
          id={`tick-supplier-${supplier.iid}`}
          on={marks.areOn(ids)}
          label={text('tickGroup', { name: supplier.name })}
          onChange={(on) => marks.set(ids, on)}
        />
        <Icon drawing={storeIcon.drawing} size={16} />
        <Text className={css.name}>{supplier.name}</Text>
      </View>
      {missing > 0 ? (
        <View id={`missing-${supplier.iid}`} className={css.missing} {...pressProps(onMore, { role: 'link' })}>
          <Text>{text('freeFrom', { yuan: priceNumber(missing), fee: priceNumber(fee) })}</Text>
          <Text className={css.more}>{text('addMore')}</Text>
        </View>
      ) : (
        goods > 0 && (
          <Text className={css.free}>{fee > 0 ? text('freight', { fee: priceNumber(fee) }) : text('freightFree')}</Text>
        )
      )}
      {lines.map((line) => (
        <CartRow
          key={line.skuId}
          store={store}
          line={line}
          tick={{ on: marks.areOn([line.skuId]), onChange: (on) => marks.set([line.skuId], on) }}
          onOpen={onOpen}
        />
      ))}
    </View>
  )
})
