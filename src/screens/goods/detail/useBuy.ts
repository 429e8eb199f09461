import { ORDER_TYPE } from '@quanzi/contract'
import { addToCart } from '@/flows/cart/addToCart'
import { useAfterLogin } from '@/flows/useAfterLogin'
import { errorText } from '@/locales/errorText'
import { navigate } from '@/routes/navigate'
import { useSession } from '@/session/SessionProvider'
import { toast } from '@/ui/feedback/toast'
import type { GoodsStore } from './GoodsStore'

/** Add to the cart, or buy at once. */
export type BuyWay = 'cart' | 'buy'

/** The sku and number of pieces that the buyer wants. */
export interface BuyWish {
  readonly way: BuyWay
  readonly skuId: string
  readonly num: number
}

const isWish = (value: unknown): value is BuyWish =>
  typeof value === 'object' &&
  value !== null &&
  'way' in value &&
  (value.way === 'cart' || value.way === 'buy') &&
  'skuId' in value &&
  typeof value.skuId === 'string' &&
  'num' in value &&
  typeof value.num === 'number'

/**
 * The ways to buy goods. An order is of one small store, and a cart has the lines of all: what is opened in a store is
 * bought at once.
 */
export const waysOf = (store: GoodsStore): readonly BuyWay[] => (store.detail?.store ? ['buy'] : ['cart', 'buy'])

/**
 * The actions of the two buttons of goods. A visitor's action runs after the login. `name` identifies the screen. Goods
 * are sold as their own source sells them: a distributor's link may open goods of the mall at the store's address.
 */
export function useBuy(
  { iid, name }: { iid: number; name: string },
  store: GoodsStore,
): (wish: BuyWish) => Promise<void> {
  const { prepay } = useSession()
  const buy = async ({ skuId, num }: BuyWish) => {
    await store.ready()
    const { detail } = store
    if (!detail) return
    const { source, goodsId, title, imgs } = detail.goods
    // The price that was shown is the small store's: its order keeps it.
    const info = detail.store ? { storeId: detail.store.id } : {}
    prepay.put({
      iid,
      ...(source === 'store'
        ? { orderType: ORDER_TYPE.storeGoods, keys: goodsId }
        : { orderType: ORDER_TYPE.mallGoods, keys: skuId }),
      property: JSON.stringify({ [skuId]: num }),
      property2: '',
      num,
      info,
      title,
      cover: imgs[0] ?? '',
    })
    await navigate(source === 'store' ? 'pay.storeOrder' : 'pay.mallOrder', { iid })
  }
  const add = async ({ skuId, num }: BuyWish) => {
    // A login changes the cart.
    await store.ready()
    const { source } = store.detail?.goods ?? {}
    if (source) await addToCart({ iid, source, skuId, num, inCart: store.inCart(skuId) })
  }
  return useAfterLogin({ iid, name, accept: isWish }, (wish) =>
    (wish.way === 'buy' ? buy(wish) : add(wish)).catch((error: unknown) => toast.error(errorText(error))),
  )
}
