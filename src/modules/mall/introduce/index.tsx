import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { useViewer } from '@/domain/media/useViewer'
import { useAsk } from '@/flows/useAsk'
import { useShareMenu } from '@/overlays/share/useShareMenu'
import { useRoute } from '@/routes/useRoute'
import { GoodsGone } from '@/screens/goods/detail/GoodsGone'
import { GoodsSheet } from '@/screens/goods/detail/GoodsSheet'
import { Promises } from '@/screens/goods/detail/Promises'
import { useBuy } from '@/screens/goods/detail/useBuy'
import { useGoods } from '@/screens/goods/detail/useGoods'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { ListRow } from '@/ui/content/ListRow'
import { RichText } from '@/ui/content/RichText'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import css from './index.module.scss'
import { LongPicture } from './LongPicture'

function MallIntroduce() {
  const { iid, query } = useRoute<'mall.introduce'>()
  const { skuId, storeId } = query
  const store = useGoods({ iid, source: 'mall', skuId, storeId })
  const { detail, spec } = store
  const wish = useBuy({ iid, name: `introduce:${skuId ?? ''}` }, store)
  const [choosing, setChoosing] = useState(false)
  const pictures = detail?.goods.imgs ?? []
  const viewer = useViewer(pictures)
  const title = detail?.goods.title ?? ''
  useShareMenu({ title, desc: detail?.goods.subtitle ?? '', imgUrl: pictures[0] ?? '' })
  const ask = useAsk(title)
  // Goods of a small store are bought at once.
  const way = detail?.store ? 'buy' : 'cart'
  const add = () => {
    const sku = spec?.hasChoice ? null : spec?.sku
    if (sku && spec) void wish({ way, skuId: sku.skuId, num: spec.num })
    else setChoosing(true)
  }
  return (
    <ScreenFrame
      title={text('introduce')}
      state={store.state}
      skeleton={<DetailSkeleton cover={false} />}
      background="surface"
      onRefresh={() => store.load()}
      footer={
        detail && (
          <ActionBar>
            <AppButton id="introduce-ask" kind="secondary" onPress={ask}>
              {text('askSeller')}
            </AppButton>
            <AppButton id="introduce-add" kind="accent" disabled={store.isSoldOut} onPress={add}>
              {text(store.isSoldOut ? 'goneShort' : way === 'buy' ? 'buyNow' : 'addToCart')}
            </AppButton>
          </ActionBar>
        )
      }
      overlay={viewer.overlay}
    >
      {store.gone && <GoodsGone>{null}</GoodsGone>}
      {detail && (
        <View className={css.words}>
          {detail.goods.params.length > 0 && (
            <View id="goods-params">
              <SectionHeading title={text('params')} />
              <RowGroup flush>
                {detail.goods.params.map(({ name, value }) => (
                  <ListRow key={name} title={name} value={value} />
                ))}
              </RowGroup>
            </View>
          )}
          {detail.goods.html && <RichText html={detail.goods.html} />}
          <View className={css.pictures}>
            {pictures.map((src, at) => (
              <LongPicture
                key={src}
                src={src}
                label={text('pictureOf', { title, number: at + 1 })}
                onPress={() => viewer.open(at)}
              />
            ))}
          </View>
          {detail.service.length > 0 && (
            <View id="goods-promises">
              <SectionHeading title={text('promises')} />
              <Promises service={detail.service} />
            </View>
          )}
        </View>
      )}
      <GoodsSheet
        store={store}
        open={choosing}
        ways={[way]}
        onClose={() => setChoosing(false)}
        onWish={(chosen) => void wish(chosen)}
      />
    </ScreenFrame>
  )
}

export default observer(MallIntroduce)
