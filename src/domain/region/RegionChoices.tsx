import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { SearchBox } from '@/ui/fields/SearchBox'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import { text } from './messages'
import type { ChosenRegion, RegionPickerStore } from './RegionPickerStore'
import css from './RegionSheet.module.scss'

interface RegionChoicesProps {
  readonly store: RegionPickerStore
  readonly onChoose: (chosen: ChosenRegion) => void
}

/** Search box, the levels chosen so far, and what can be chosen next. */
export const RegionChoices = observer(function RegionChoices({ store, onChoose }: RegionChoicesProps) {
  const settle = (chosen: ChosenRegion | null) => {
    if (chosen) onChoose(chosen)
  }
  return (
    <View>
      <SearchBox
        id="region-search"
        placeholder={text('search')}
        value={store.query}
        onChange={(query) => store.type(query)}
      />
      {store.isSearching ? (
        <View className={css.list}>
          {store.found.map((match) => (
            <View
              key={match.values.join('-')}
              id={`region-${match.values[match.values.length - 1]}`}
              className={css.option}
              {...pressProps(() => settle(store.take(match)), { label: match.names.join(' ') })}
            >
              <Text>{match.names.join(' ')}</Text>
              <Text className={css.code}>{match.values[match.values.length - 1]}</Text>
            </View>
          ))}
          {store.found.length === 0 && <Text className={css.nothing}>{text('nothing', { query: store.query })}</Text>}
        </View>
      ) : (
        <View>
          <View className={css.steps}>
            {[text('top'), ...store.steps].map((step, level) => (
              <View
                key={step}
                id={`region-step-${level}`}
                className={joinClasses(css.step, level === store.path.length && css.current)}
                {...pressProps(() => store.back(level), { label: step, selected: level === store.path.length })}
              >
                <Text>{step}</Text>
              </View>
            ))}
          </View>
          <View className={css.list}>
            {store.options.map(({ name, value }) => (
              <View
                key={value}
                id={`region-${value}`}
                className={joinClasses(css.option, store.isFormer(value) && css.chosen)}
                {...pressProps(() => settle(store.choose(value)), { label: name })}
              >
                <Text>{name}</Text>
                {store.isFormer(value) && <Icon name="check" size={18} />}
              </View>
            ))}
          </View>
        </View>
      )}
    </View>
  )
})
