import type { GoodsSource } from '@quanzi/contract'
import { useCartPieces } from '@/flows/cart/useCartPieces'
import { navigate } from '@/routes/navigate'
import { Fab } from '@/ui/action/Fab'
import { Badge } from '@/ui/content/Badge'
import cartIcon from '@/ui/icon/drawings/cart.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { text } from './messages'

interface CartFabProps {
  readonly iid: number
  readonly source: GoodsSource
  /** True above a tab bar. */
  readonly raised?: boolean
}

/** Leads to the cart, with the number of pieces in it. */
export function CartFab({ iid, source, raised }: CartFabProps) {
  const pieces = useCartPieces(iid, source)
  return (
    <Fab
      id="open-cart"
      label={text('cart')}
      icon={
        <Badge count={pieces}>
          <Icon drawing={cartIcon.drawing} size={22} />
        </Badge>
      }
      onPress={() => void navigate(source === 'mall' ? 'mall.cart' : 'store.cart', { iid })}
      {...(raised ? { raised } : {})}
    />
  )
}
