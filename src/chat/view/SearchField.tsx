import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { SearchBox } from '@/ui/fields/SearchBox'
import type { ChatSearch } from '../ChatSearch'
import css from './FoundView.module.scss'
import { text } from './messages'

/** Above the message list. An observer of its own: typing renders the field and not the list. */
export const SearchField = observer(function SearchField({ search }: { search: ChatSearch }) {
  return (
    <View className={css.field}>
      <SearchBox
        id="chat-search"
        placeholder={text('search')}
        value={search.words}
        onChange={(words) => search.type(words)}
      />
    </View>
  )
})
