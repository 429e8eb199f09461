import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ItemList } from '@/domain/list/ItemList'
import { t } from '@/locales/t'
import { useShareMenu } from '@/overlays/share/useShareMenu'
import { useRoute } from '@/routes/useRoute'
import { useListChanges } from '@/screens/list/useListChanges'
import { useOpenItem } from '@/screens/list/useOpenItem'
import { ChipRow } from '@/ui/content/ChipRow'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { toast } from '@/ui/feedback/toast'
import { SearchBox } from '@/ui/fields/SearchBox'
import closeIcon from '@/ui/icon/drawings/close.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { FilterBar } from '@/ui/navigation/FilterBar'
import { pressProps } from '@/ui/press/pressProps'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import css from './index.module.scss'
import type { SearchFilters } from './SearchStore'
import { searchFilters } from './searchFilters'
import { useSearch } from './useSearch'

function Outdoor() {
  const { iid, query } = useRoute<'search.outdoor'>()
  const store = useSearch(iid, query.moduleTypes, query.queryKey)
  const open = useOpenItem()
  useShareMenu({ title: text('title') })
  const search = (word?: string) => {
    if (!store.search(word)) toast.show(text('wordMissing'))
  }
  const { list } = store
  useListChanges(iid, list)
  return (
    <ScreenFrame wide title={text('title')} {...(store.asked ? list.foot : {})}>
      <View className={css.head}>
        <SearchBox
          id="search-word"
          value={store.word}
          placeholder={text('placeholder')}
          onChange={(word) => store.write(word)}
          onSubmit={(word) => search(word)}
        />
      </View>
      {store.asked ? (
        <>
          <FilterBar
            filters={searchFilters(store)}
            onChange={(key, value) => store.filter({ [key]: value } as Partial<SearchFilters>)}
          />
          <ListState state={list.state}>
            <ItemList items={list.rows} onOpen={open} />
          </ListState>
        </>
      ) : (
        <View className={css.words}>
          {store.history.length > 0 && (
            <SectionHeading title={text('history')} actionText={text('clear')} onAction={() => store.forgetAll()} />
          )}
          {store.history.map((word) => (
            <View key={word} className={css.past}>
              <View className={css.word} {...pressProps(() => search(word), { role: 'link' })}>
                <Text>{word}</Text>
              </View>
              <View
                className={css.remove}
                {...pressProps(() => store.forget(word), { label: `${t('remove')} ${word}` })}
              >
                <Icon drawing={closeIcon.drawing} size={14} />
              </View>
            </View>
          ))}
          {store.hotWords.length > 0 && (
            <>
              <SectionHeading title={text('hot')} />
              <ChipRow items={store.hotWords.map((key) => ({ key, text: key }))} onSelect={search} wrap />
            </>
          )}
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(Outdoor)
