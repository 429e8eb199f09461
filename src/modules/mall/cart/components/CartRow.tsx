import type { CartLine } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { stockWords } from '@/domain/goods/goodsWords'
import { Price } from '@/ui/content/Price'
import { priceNumber } from '@/ui/content/priceNumber'
import { SwipeRow } from '@/ui/content/SwipeRow'
import { Stepper } from '@/ui/fields/Stepper'
import { Picture } from '@/ui/media/Picture'
import { pressProps } from '@/ui/press/pressProps'
import { text } from '../../messages'
import type { CartStore } from '../CartStore'
import css from './CartRow.module.scss'
import { Tick } from './Tick'

const MOST = 99

interface CartRowProps {
  readonly store: CartStore
  readonly line: CartLine
  /** In managing mode the ticks select lines to delete. */
  readonly tick: { readonly on: boolean; readonly onChange: (on: boolean) => void }
  readonly onOpen: (line: CartLine) => void
}

/** The note of a line: its stock, and the change of its price since it was added. */
function noteOf(store: CartStore, { skuId, num, stock, price, priceSeen }: CartLine): string {
  const note = store.notes.get(skuId)
  if (note?.error) return note.error
  if (note?.left !== undefined || num > stock) return text('stockShort', { left: Math.min(num, stock) })
  if (price < priceSeen) return text('cheaper', { yuan: priceNumber(priceSeen - price) })
  if (price > priceSeen) return text('dearer', { yuan: priceNumber(price - priceSeen) })
  return stockWords(stock)
}

/** A line of the cart: tick, goods, price and quantity. */
export const CartRow = observer(function CartRow({ store, line, tick, onOpen }: CartRowProps) {
  const { skuId, title, spec, img, num, stock, price, listPrice } = line
  const [open, setOpen] = useState(false)
  const note = noteOf(store, line)
  return (
    <SwipeRow
      isOpen={open}
      onOpen={setOpen}
      choices={[{ id: `delete-${skuId}`, text: text('remove'), isDanger: true, onPress: () => store.remove([skuId]) }]}
    >
      <View id={`cart-${skuId}`} className={css.row}>
        <Tick id={`tick-${skuId}`} on={tick.on} label={text('tickLine', { title })} onChange={tick.onChange} />
        <View className={css.picture} {...pressProps(() => onOpen(line), { role: 'link', label: title })}>
          <Picture src={img} alt="" ratio={1} radius="control" size="small" />
        </View>
        <View className={css.words}>
          <Text className={css.title}>{title}</Text>
          {spec && <Text className={css.spec}>{spec}</Text>}
          {note && <Text className={css.note}>{note}</Text>}
          <View className={css.foot}>
            <Price fen={price} size="small" {...(listPrice > price ? { originalFen: listPrice } : {})} />
            <Stepper
              id={`num-${skuId}`}
              label={text('pieces')}
              min={1}
              max={Math.max(num, Math.min(MOST, stock))}
              value={num}
              onChange={(next) => store.setNum(skuId, next)}
            />
          </View>
        </View>
      </View>
    </SwipeRow>
  )
})
