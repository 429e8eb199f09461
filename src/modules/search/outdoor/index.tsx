import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { ItemList } from '@/domain/list/ItemList'
import { t } from '@/locales/t'
import { useShare } from '@/overlays/share/useShare'
import { useRoute } from '@/routes/useRoute'
import { useOpenItem } from '@/screens/list/useOpenItem'
import { openTenantStorage } from '@/session/sessionStorage'
import { ChipRow } from '@/ui/content/ChipRow'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { toast } from '@/ui/feedback/toast'
import { SearchBox } from '@/ui/fields/SearchBox'
import { Icon } from '@/ui/icon/Icon'
import { FilterBar } from '@/ui/navigation/FilterBar'
import { pressProps } from '@/ui/press/pressProps'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import css from './index.module.scss'
import { type SearchFilters, SearchStore } from './SearchStore'

/** Activities, clubs and campaigns; a search box on a page may name others. */
const MODULE_TYPES = [9, 10, 13, 20]
const KEY = 'search:words'
const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

const modulesOf = (list: string | undefined): readonly number[] => {
  const types = (list ?? '').split(',').map(Number).filter(Boolean)
  return types.length > 0 ? types : MODULE_TYPES
}

function filtersOf({ filters, provinces }: SearchStore) {
  const any = { value: '', text: text('any') }
  return [
    {
      key: 'province',
      text: text('province'),
      value: filters.province,
      options: [any, ...provinces.map(({ name }) => ({ value: name, text: name }))],
    },
    {
      key: 'days',
      text: text('days'),
      value: filters.days,
      options: [
        any,
        { value: '1', text: text('day1') },
        { value: '2', text: text('day2') },
        { value: '3', text: text('day3') },
      ],
    },
    {
      key: 'cost',
      text: text('cost'),
      value: filters.cost,
      options: [
        any,
        { value: '100', text: text('cost100') },
        { value: '500', text: text('cost500') },
        { value: 'more', text: text('costMore') },
      ],
    },
    {
      key: 'sortBy',
      text: text('sort'),
      value: filters.sortBy,
      options: [
        { value: 'hot', text: text('sortHot') },
        { value: 'new', text: text('sortNew') },
        { value: 'price', text: text('sortPrice') },
      ],
    },
  ]
}

function Outdoor() {
  const { iid, query } = useRoute<'search.outdoor'>()
  const [store] = useState(() => {
    const device = openTenantStorage(iid)
    return new SearchStore({
      iid,
      moduleTypes: modulesOf(query.moduleTypes),
      history: { read: () => device.read(KEY, isWords) ?? [], write: (words) => void device.write(KEY, words) },
      emptyText: (word) => text('empty', { word }),
    })
  })
  useEffect(() => {
    void store.loadHints()
    if (query.queryKey) store.search(query.queryKey)
  }, [store, query.queryKey])
  const open = useOpenItem()
  useShare({ title: text('title') })
  const search = (word?: string) => {
    if (!store.search(word)) toast.show(text('wordMissing'))
  }
  const { list } = store
  return (
    <ScreenFrame
      title={text('title')}
      {...(store.asked ? { onMore: () => void list.loadMore(), more: list.more } : {})}
    >
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
            filters={filtersOf(store)}
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
                <Icon name="close" size={14} />
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
