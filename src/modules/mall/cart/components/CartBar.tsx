import { Text, View } from '@tarojs/components'
import { AppButton } from '@/ui/action/AppButton'
import { Price } from '@/ui/content/Price'
import { priceNumber } from '@/ui/content/priceNumber'
import { text } from '../../messages'
import type { CartSum } from '../cartSums'
import css from './CartBar.module.scss'
import { Tick } from './Tick'

interface CartBarProps {
  readonly sum: CartSum
  readonly all: { readonly on: boolean; readonly onChange: (on: boolean) => void }
  readonly managing: boolean
  /** Number of lines that are ticked for deletion. */
  readonly chosen: number
  readonly busy: boolean
  readonly onCheckout: () => void
  readonly onRemove: () => void
}

/** The bar of the cart: select all, the sum with delivery, and checkout; in managing mode, deletion. */
export function CartBar({ sum, all, managing, chosen, busy, onCheckout, onRemove }: CartBarProps) {
  return (
    <View className={css.bar}>
      <Tick id="tick-all" on={all.on} label={text('tickAll')} named onChange={all.onChange} />
      {managing ? (
        <AppButton id="cart-remove" kind="danger" disabled={chosen === 0} onPress={onRemove}>
          {text('removeCount', { count: chosen })}
        </AppButton>
      ) : (
        <>
          <View className={css.sum}>
            <Price id="cart-total" fen={sum.goods + sum.freight} />
            <Text className={css.freight}>
              {sum.freight > 0 ? text('withFreight', { yuan: priceNumber(sum.freight) }) : text('noFreight')}
            </Text>
          </View>
          <AppButton id="cart-checkout" kind="accent" loading={busy} disabled={sum.lines === 0} onPress={onCheckout}>
            {text('toCheckout', { count: sum.pieces })}
          </AppButton>
        </>
      )}
    </View>
  )
}
