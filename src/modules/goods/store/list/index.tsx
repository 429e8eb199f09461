import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { ShelfGrid } from '@/domain/goods/ShelfGrid'
import { SortTabs } from '@/domain/goods/SortTabs'
import { openCounted } from '@/flows/openCounted'
import { useShareMenu } from '@/overlays/share/useShareMenu'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { CartLink } from '@/screens/goods/CartLink'
import { useShelf } from '@/screens/goods/useShelf'
import { useTabBar } from '@/screens/shell/useTabBar'
import { ChipRow } from '@/ui/content/ChipRow'
import { FeedSkeleton } from '@/ui/feedback/FeedSkeleton'
import { SearchLink } from '@/ui/fields/SearchLink'
import { Gallery } from '@/ui/media/Gallery'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import css from './index.module.scss'
import { StoreListStore } from './StoreListStore'

/** The tenant's own store: banners, types, and goods in two columns. */
function StoreList() {
  const { iid, cid, query } = useRoute<'store.list'>()
  const [store] = useState(
    () =>
      new StoreListStore({
        ...{ iid, type: query.type ?? '', couponId: query.couponId },
        emptyText: () => text(query.couponId ? 'emptyCoupon' : 'empty'),
      }),
  )
  useEffect(() => void store.load(), [store])
  const { shelf, sheet } = useShelf(iid, 'store')
  const tabBar = useTabBar()
  const { list, types, banners } = store
  useShareMenu({ title: text('list'), imgUrl: banners[0]?.image ?? '' })
  const all = { key: '', text: text('all') }
  return (
    <ScreenFrame
      wide
      title={text(query.couponId ? 'listCoupon' : 'list')}
      onRefresh={() => store.load()}
      {...list.foot}
      tabBar={tabBar}
    >
      <View className={css.head}>
        <View className={css.line}>
          <View className={css.box}>
            <SearchLink
              id="goods-search"
              placeholder={text('searchHint')}
              onPress={() => void navigate('mall.search', { iid })}
            />
          </View>
          <CartLink iid={iid} source="store" />
        </View>
        {types.length > 0 && (
          <ChipRow
            items={[all, ...types.map(({ id, name }) => ({ key: id, text: name }))]}
            activeKey={store.type}
            onSelect={(type) => store.choose(type)}
          />
        )}
      </View>
      {banners.length > 0 && (
        <View className={css.banner}>
          <Gallery
            pictures={banners.map(({ image, title }) => ({ src: image, alt: title || text('banner') }))}
            ratio={2.5}
            autoplay={banners.length > 1}
            onPress={(at) => void openCounted(banners[at]?.action, { iid, cid })}
          />
        </View>
      )}
      <SortTabs value={store.sortBy} onChange={(sortBy) => store.sort(sortBy)} />
      <ListState state={list.state} skeleton={<FeedSkeleton />}>
        <View className={css.goods}>
          <ShelfGrid goods={list.rows} {...shelf} />
        </View>
      </ListState>
      {sheet}
    </ScreenFrame>
  )
}

export default observer(StoreList)
