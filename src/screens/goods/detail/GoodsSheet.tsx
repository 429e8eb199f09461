import { observer } from 'mobx-react'
import { SpecSheet } from '@/domain/goods/spec/SpecSheet'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { toast } from '@/ui/feedback/toast'
import { text } from '../messages'
import type { GoodsStore } from './GoodsStore'
import type { BuyWay, BuyWish } from './useBuy'

interface GoodsSheetProps {
  readonly store: GoodsStore
  readonly open: boolean
  /** The buttons of the sheet; both when the buyer opened it to look at the options. */
  readonly ways: readonly BuyWay[]
  readonly onClose: () => void
  readonly onWish: (wish: BuyWish) => void
}

/** The options of goods, with the buttons for which the sheet was opened. */
export const GoodsSheet = observer(function GoodsSheet({ store, open, ways, onClose, onWish }: GoodsSheetProps) {
  const { member } = useSession()
  const { detail, spec } = store
  if (!detail || !spec) return null
  const press = (way: BuyWay) => {
    const { sku } = spec
    if (!sku) return toast.show(text('chooseOne', { name: spec.open ?? '' }))
    onClose()
    onWish({ way, skuId: sku.skuId, num: spec.num })
  }
  return (
    <SpecSheet
      store={spec}
      open={open}
      onClose={onClose}
      isVip={member.profile?.isVip ?? false}
      picture={detail.goods.imgs[0] ?? ''}
      footer={ways.map((way) => (
        <AppButton
          key={way}
          id={way === 'cart' ? 'spec-add' : 'spec-buy'}
          kind={way === 'cart' && ways.length > 1 ? 'secondary' : 'accent'}
          stretch
          disabled={store.isSoldOut || spec.sku?.stock === 0}
          onPress={() => press(way)}
        >
          {text(way === 'cart' ? 'addToCart' : 'buyNow')}
        </AppButton>
      ))}
    />
  )
})
