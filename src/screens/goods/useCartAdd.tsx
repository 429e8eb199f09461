import { type GoodsRow, getGoods } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { type ReactNode, useState } from 'react'
import { SpecSheet } from '@/domain/goods/spec/SpecSheet'
import { addToCart } from '@/flows/cart/addToCart'
import { useAfterLogin } from '@/flows/useAfterLogin'
import { call } from '@/gateway/call'
import { errorText } from '@/locales/errorText'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { toast } from '@/ui/feedback/toast'
import { CartAddStore } from './CartAddStore'
import { text } from './messages'

interface CartAdd {
  /** Adds goods of a list; for a visitor after the login. */
  readonly add: (row: Pick<GoodsRow, 'goodsId'>) => void
  /** Id of the goods that are being added. */
  readonly busy: string | null
  /** The sheet for goods with a choice; its place in the screen does not matter. */
  readonly sheet: ReactNode
}

type Wish = Pick<GoodsRow, 'goodsId'>

const isWish = (value: unknown): value is Wish =>
  typeof value === 'object' && value !== null && 'goodsId' in value && typeof value.goodsId === 'string'

/** The cart button of a list of goods. `screen` identifies the list for a visitor who returns from login. */
export function useCartAdd(iid: number, screen: string): CartAdd {
  const [store] = useState(
    () =>
      new CartAddStore({
        fetch: (goodsId) => call(getGoods, { iid, goodsId }),
        add: ({ goods: { source }, inCart }, skuId, num) =>
          addToCart({ iid, source, skuId, num, inCart: inCart[skuId] ?? 0 }),
      }),
  )
  const begin = useAfterLogin({ iid, name: `add:${screen}`, accept: isWish }, (row) =>
    store.begin(row).catch((error: unknown) => toast.error(errorText(error))),
  )
  return {
    add: ({ goodsId }) => void begin({ goodsId }),
    busy: store.busy,
    sheet: <CartAddSheet store={store} />,
  }
}

const CartAddSheet = observer(function CartAddSheet({ store }: { readonly store: CartAddStore }) {
  const { member } = useSession()
  const { spec, goods } = store
  if (!spec || !goods) return null
  const add = () => {
    if (spec.open) return toast.show(text('chooseOne', { name: spec.open }))
    void store.addChosen().catch((error: unknown) => toast.error(errorText(error)))
  }
  return (
    <SpecSheet
      store={spec}
      open
      onClose={() => store.close()}
      isVip={member.profile?.isVip ?? false}
      picture={goods.goods.imgs[0] ?? ''}
      footer={
        <AppButton
          id="spec-add"
          kind="accent"
          stretch
          loading={store.busy !== null}
          disabled={spec.isSoldOut || spec.sku?.stock === 0}
          onPress={add}
        >
          {text('addToCart')}
        </AppButton>
      }
    />
  )
})
