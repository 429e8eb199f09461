import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { OptionRow } from '@/ui/fields/OptionRow'
import { SearchBox } from '@/ui/fields/SearchBox'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import { text } from './messages'
import type { ChosenRegion, RegionPickerStore } from './RegionPickerStore'
import css from './RegionSheet.module.scss'

interface RegionChoicesProps {
  readonly store: RegionPickerStore
  readonly onChoose: (chosen: ChosenRegion) => void
}

/** Search box, the chosen levels, and the choices of the next level. */
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
        <View>
          {store.found.map((match) => (
            <OptionRow
              key={match.values.join('-')}
              id={`region-${match.values[match.values.length - 1]}`}
              text={match.names.join(' ')}
              end={match.values[match.values.length - 1]}
              onPress={() => settle(store.take(match))}
            />
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
                {...pressProps(() => store.back(level), { label: step, pressed: level === store.path.length })}
              >
                <Text>{step}</Text>
              </View>
            ))}
          </View>
          <View>
            {store.options.map(({ name, value }) => (
              <OptionRow
                key={value}
                id={`region-${value}`}
                text={name}
                chosen={store.isFormer(value)}
                onPress={() => settle(store.choose(value))}
              />
            ))}
          </View>
        </View>
      )}
    </View>
  )
})
