import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ShelfList } from '@/domain/goods/ShelfList'
import { SortTabs } from '@/domain/goods/SortTabs'
import { useShareMenu } from '@/overlays/share/useShareMenu'
import { useRoute } from '@/routes/useRoute'
import { CartLink } from '@/screens/goods/CartLink'
import { useShelf } from '@/screens/goods/useShelf'
import { toast } from '@/ui/feedback/toast'
import { SearchBox } from '@/ui/fields/SearchBox'
import { FilterBar } from '@/ui/navigation/FilterBar'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { Bestsellers } from './components/Bestsellers'
import { NothingFound } from './components/NothingFound'
import { SearchHistory, Suggestions } from './components/SearchWords'
import type { GoodsFilters } from './GoodsSearchStore'
import { goodsFilters } from './goodsFilters'
import css from './index.module.scss'
import { text } from './messages'
import { useGoodsSearch } from './useGoodsSearch'

/** A search for goods by words, or the goods of a category. */
function Search() {
  const { iid, query } = useRoute<'mall.search'>()
  const store = useGoodsSearch(iid, query.catId, query.queryKey)
  const { shelf, sheet } = useShelf(iid, 'search')
  const title = query.catName || text('search')
  useShareMenu({ title })
  const search = (word?: string) => {
    if (!store.search(word)) toast.show(text('wordMissing'))
  }
  const { list, asked, suggestions } = store
  const hasResults = asked !== null && suggestions.length === 0
  return (
    <ScreenFrame wide title={title} {...(hasResults ? list.foot : {})}>
      <View className={css.head}>
        <View className={css.line}>
          <View className={css.box}>
            <SearchBox
              id="goods-word"
              value={store.word}
              placeholder={text('searchHint')}
              onChange={(word) => store.write(word)}
              onSubmit={(word) => search(word)}
            />
          </View>
          <CartLink iid={iid} source="mall" />
        </View>
        {hasResults && <SortTabs value={store.filters.sortBy} onChange={(sortBy) => store.filter({ sortBy })} />}
      </View>
      {suggestions.length > 0 && <Suggestions store={store} onSearch={search} />}
      {asked === null && suggestions.length === 0 && (
        <>
          <Text className={css.hint}>{text('hint')}</Text>
          <SearchHistory store={store} onSearch={search} />
          <Bestsellers goods={store.bestsellers} shelf={shelf} />
        </>
      )}
      {hasResults && (
        <>
          <FilterBar
            filters={goodsFilters(store.filters)}
            onChange={(key, value) => store.filter({ [key]: value } as Partial<GoodsFilters>)}
          />
          {list.state.kind === 'empty' ? (
            <NothingFound store={store} shelf={shelf} />
          ) : (
            <ListState state={list.state}>
              <ShelfList goods={list.rows} {...shelf} />
            </ListState>
          )}
        </>
      )}
      {sheet}
    </ScreenFrame>
  )
}

export default observer(Search)
