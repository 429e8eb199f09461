import { CollectAction } from '@/domain/detail/CollectAction'
import { ActionBar } from '@/ui/action/ActionBar'
import { ActionIcon } from '@/ui/action/ActionIcon'
import { AppButton } from '@/ui/action/AppButton'
import { Badge } from '@/ui/content/Badge'
import cartIcon from '@/ui/icon/drawings/cart.module.scss'
import serviceIcon from '@/ui/icon/drawings/service.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { text } from '../messages'
import { BuyButtons } from './BuyButtons'
import type { BuyWay } from './useBuy'

interface BuyBarProps {
  /** Number of pieces in the cart of this source. */
  readonly pieces: number
  readonly collected: boolean
  readonly soldOut: boolean
  readonly ways: readonly BuyWay[]
  readonly onAsk: () => void
  readonly onCollect: () => void
  readonly onCart: () => void
  readonly onBuy: (way: BuyWay) => void
}

/** The bar of goods: contact, collect, cart, and the two ways to buy. */
export function BuyBar({ pieces, collected, soldOut, ways, onAsk, onCollect, onCart, onBuy }: BuyBarProps) {
  return (
    <ActionBar
      icons={
        <>
          <ActionIcon
            id="ask-button"
            icon={<Icon drawing={serviceIcon.drawing} size={20} />}
            text={text('contact')}
            onPress={onAsk}
          />
          <CollectAction collected={collected} onPress={onCollect} />
          <ActionIcon
            id="cart-button"
            icon={
              <Badge count={pieces}>
                <Icon drawing={cartIcon.drawing} size={20} />
              </Badge>
            }
            text={text('cart')}
            onPress={onCart}
          />
        </>
      }
    >
      {soldOut ? (
        <AppButton id="goods-sold-out" stretch disabled onPress={() => undefined}>
          {text('soldOut')}
        </AppButton>
      ) : (
        <BuyButtons ways={ways} onBuy={onBuy} />
      )}
    </ActionBar>
  )
}
