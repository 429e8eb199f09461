import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { t } from '@/locales/t'
import { SectionHeading } from '@/ui/content/SectionHeading'
import clearIcon from '@/ui/icon/drawings/clear.module.scss'
import searchIcon from '@/ui/icon/drawings/search.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { pressProps } from '@/ui/press/pressProps'
import type { GoodsSearchStore } from '../GoodsSearchStore'
import { text } from '../messages'
import css from './SearchWords.module.scss'

interface SearchWordsProps {
  readonly store: GoodsSearchStore
  readonly onSearch: (word: string) => void
}

/** Titles that match the typed text. */
export const Suggestions = observer(function Suggestions({ store, onSearch }: SearchWordsProps) {
  return (
    <View id="goods-suggestions" className={css.list}>
      {store.suggestions.map((word) => (
        <View key={word} className={css.suggestion} {...pressProps(() => onSearch(word), { role: 'link' })}>
          <Icon drawing={searchIcon.drawing} size={14} />
          <Text className={css.title}>{word}</Text>
        </View>
      ))}
    </View>
  )
})

/** Earlier search words; each can be removed. */
export const SearchHistory = observer(function SearchHistory({ store, onSearch }: SearchWordsProps) {
  if (store.history.length === 0) return null
  return (
    <View className={css.list}>
      <SectionHeading title={text('history')} actionText={text('clear')} onAction={() => store.forgetAll()} />
      <View className={css.words}>
        {store.history.map((word) => (
          <View key={word} className={css.word}>
            <View className={css.again} {...pressProps(() => onSearch(word), { role: 'link' })}>
              <Text>{word}</Text>
            </View>
            <View className={css.remove} {...pressProps(() => store.forget(word), { label: `${t('remove')} ${word}` })}>
              <Icon drawing={clearIcon.drawing} size={14} color="var(--text-3)" />
            </View>
          </View>
        ))}
      </View>
    </View>
  )
})
