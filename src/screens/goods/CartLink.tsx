import type { GoodsSource } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { useCartPieces } from '@/flows/cart/useCartPieces'
import { navigate } from '@/routes/navigate'
import { Badge } from '@/ui/content/Badge'
import cartIcon from '@/ui/icon/drawings/cart.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { pressProps } from '@/ui/press/pressProps'
import css from './CartLink.module.scss'
import { text } from './messages'

interface CartLinkProps {
  readonly iid: number
  readonly source: GoodsSource
}

/** A link to the cart beside the search box, with the number of pieces in it. */
export function CartLink({ iid, source }: CartLinkProps) {
  const pieces = useCartPieces(iid, source)
  const open = () => void navigate(source === 'mall' ? 'mall.cart' : 'store.cart', { iid })
  return (
    <View id="open-cart" className={css.link} {...pressProps(open, { role: 'link', label: text('cart') })}>
      <Badge count={pieces}>
        <Icon drawing={cartIcon.drawing} size={22} />
      </Badge>
    </View>
  )
}
