import type { GoodsRow } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { useViewer } from '@/domain/media/useViewer'
import { useCartPieces } from '@/flows/cart/useCartPieces'
import { useAsk } from '@/flows/useAsk'
import { errorText } from '@/locales/errorText'
import { useShare } from '@/overlays/share/useShare'
import { navigate } from '@/routes/navigate'
import { useSession } from '@/session/SessionProvider'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { toast } from '@/ui/feedback/toast'
import { Gallery } from '@/ui/media/Gallery'
import panes from '@/ui/screen/Panes.module.scss'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { BuyBar } from './BuyBar'
import { GoodsAbout } from './GoodsAbout'
import { GoodsGone } from './GoodsGone'
import { GoodsHead } from './GoodsHead'
import css from './GoodsScreen.module.scss'
import { GoodsSheet } from './GoodsSheet'
import { GoodsTerms } from './GoodsTerms'
import type { NamedGoods } from './goodsCalls'
import { ReviewSection } from './ReviewSection'
import { SimilarGoods } from './SimilarGoods'
import { SoldBy } from './SoldBy'
import { type BuyWay, useBuy, waysOf } from './useBuy'
import { useGoods } from './useGoods'
import { useReviews } from './useReviews'

/** Goods of the store or the mall: pictures, price, choice, terms, reviews, and buttons to buy them. */
export const GoodsScreen = observer(function GoodsScreen(named: NamedGoods) {
  const { iid, goodsId, skuId, storeId } = named
  const { member } = useSession()
  const isVip = member.profile?.isVip ?? false
  const store = useGoods(named)
  const { detail, spec, gone } = store
  const source = detail?.goods.source ?? named.source
  const wish = useBuy({ iid, name: `goods:${storeId ?? ''}:${goodsId ?? skuId ?? ''}` }, store)
  /** The buttons of the open sheet. */
  const [sheet, setSheet] = useState<readonly BuyWay[] | null>(null)
  const pieces = useCartPieces(iid, source)
  const reviews = useReviews(iid, detail?.goods.goodsId)
  const pictures = detail?.goods.imgs ?? []
  const viewer = useViewer(pictures)
  const { title = '', subtitle = '' } = detail?.goods ?? {}
  const share = useShare({ title, desc: subtitle, imgUrl: pictures[0] ?? '' })
  const ask = useAsk(title)

  // Goods with one sku need no sheet. Others are bought in the sheet, where the choice is visible.
  const press = (way: BuyWay) => {
    const sku = spec?.hasChoice ? null : spec?.sku
    if (sku && spec) void wish({ way, skuId: sku.skuId, num: spec.num })
    else setSheet([way])
  }
  const collect = async () => {
    if (await member.requireMember())
      await store.toggleCollect().catch((error: unknown) => toast.error(errorText(error)))
  }
  const openGoods = (row: GoodsRow) =>
    void (row.source === 'store'
      ? navigate('store.detail', { iid, goodsId: row.goodsId })
      : navigate('mall.detail', { iid, skuId: row.skuId }))
  const openCart = () => void navigate(source === 'store' ? 'store.cart' : 'mall.cart', { iid })
  const openStore = () => void navigate('account.smallStore', { iid, storeId: storeId ?? '' })
  const similar = <SimilarGoods store={store} isVip={isVip} onOpen={openGoods} />
  return (
    <ScreenFrame
      title={text('title')}
      wide={Boolean(detail)}
      state={store.state}
      skeleton={<DetailSkeleton />}
      onRefresh={() => Promise.all([store.load(), reviews?.list.load()])}
      footer={
        detail && (
          <BuyBar
            pieces={pieces}
            collected={detail.goods.collected}
            soldOut={store.isSoldOut}
            ways={waysOf(store)}
            onAsk={ask}
            onCollect={() => void collect()}
            onCart={openCart}
            onBuy={press}
          />
        )
      }
      overlay={viewer.overlay}
    >
      {gone && <GoodsGone>{similar}</GoodsGone>}
      {detail && spec && (
        <View className={panes.panes}>
          <View className={panes.media}>
            <Gallery pictures={pictures.map((src) => ({ src, alt: title }))} ratio={1} onPress={viewer.open} />
          </View>
          <View className={css.words}>
            <GoodsHead detail={detail} spec={spec} isVip={isVip} soldOut={store.isSoldOut} onShare={share} />
            {detail.store && <SoldBy store={detail.store} onPress={openStore} />}
            {store.isSoldOut && similar}
            <GoodsTerms store={store} isVip={isVip} onChoose={() => setSheet(waysOf(store))} />
            <ReviewSection store={reviews} detail={detail} />
            <GoodsAbout
              detail={detail}
              onIntroduce={() =>
                void navigate('mall.introduce', {
                  iid,
                  skuId: detail.skus[0]?.skuId ?? '',
                  ...(storeId ? { storeId } : {}),
                })
              }
            />
            {!store.isSoldOut && similar}
          </View>
        </View>
      )}
      <GoodsSheet
        store={store}
        open={sheet !== null}
        ways={sheet ?? []}
        onClose={() => setSheet(null)}
        onWish={(chosen) => void wish(chosen)}
      />
    </ScreenFrame>
  )
})
