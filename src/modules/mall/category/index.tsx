import type { GoodsSource } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { Rail } from '@/domain/list/Rail'
import { useShareMenu } from '@/overlays/share/useShareMenu'
import { useTopSection } from '@/platform/topSection'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { CartLink } from '@/screens/goods/CartLink'
import { useShelf } from '@/screens/goods/useShelf'
import { useTabBar } from '@/screens/shell/useTabBar'
import { ListSkeleton } from '@/ui/feedback/ListSkeleton'
import { SearchLink } from '@/ui/fields/SearchLink'
import { scrollToElement } from '@/ui/fields/scrollToField'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../search/messages'
import { CategoryStore } from './CategoryStore'
import { CategoryShelf } from './components/CategoryShelf'
import css from './index.module.scss'

const PREFIX = 'shelf-'

/** The categories of the mall, or of the tenant's own store. */
function Category() {
  const { name, iid } = useRoute<'mall.category' | 'store.category'>()
  const source: GoodsSource = name === 'store.category' ? 'store' : 'mall'
  const [store] = useState(() => new CategoryStore({ iid, source, emptyText: () => text('noCategories') }))
  useEffect(() => void store.load(), [store])
  const { shelf, sheet } = useShelf(iid, `category:${source}`)
  const tabBar = useTabBar()
  useShareMenu({ title: text('category') })
  const choose = (id: string) => {
    store.choose(id)
    scrollToElement(`${PREFIX}${id}`)
  }
  useTopSection(
    store.shelves.map(({ id }) => `${PREFIX}${id}`),
    (id) => store.pass(id.slice(PREFIX.length)),
  )
  const openAll = ({ id, name: catName }: { readonly id: string; readonly name: string }) =>
    void (source === 'mall'
      ? navigate('mall.search', { iid, catId: id, catName })
      : navigate('store.list', { iid, type: id }))
  return (
    <ScreenFrame
      wide
      title={text('category')}
      state={store.state}
      skeleton={<ListSkeleton />}
      background="surface"
      onRefresh={() => store.load()}
      tabBar={tabBar}
    >
      <View className={css.head}>
        <View className={css.box}>
          <SearchLink
            id="goods-search"
            placeholder={text('searchHint')}
            onPress={() => void navigate('mall.search', { iid })}
          />
        </View>
        <CartLink iid={iid} source={source} />
      </View>
      <View className={css.panes}>
        <Rail items={store.shelves} active={store.active} onSelect={choose} />
        <View className={css.shelves} onTouchStart={() => store.letGo()}>
          {store.shelves.map((category) => (
            <CategoryShelf
              key={category.id}
              category={category}
              shelf={shelf}
              onAll={openAll}
              onRetry={() => store.show(category.id)}
            />
          ))}
        </View>
      </View>
      {sheet}
    </ScreenFrame>
  )
}

export default observer(Category)
