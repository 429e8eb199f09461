import type { CityRow } from '@quanzi/contract/regions/cities/CityRow'
import rows from '@quanzi/contract/regions/cities/cities.json'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { chosenCity, giveChosenCity } from '@/domain/address/chosenCity'
import { askPosition } from '@/flows/place/askPosition'
import { loadRegions } from '@/gateway/loadRegions'
import { back } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { openTenantStorage } from '@/session/sessionStorage'
import { Chip } from '@/ui/content/Chip'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { SearchBox } from '@/ui/fields/SearchBox'
import { scrollToElement } from '@/ui/fields/scrollToField'
import { semantics } from '@/ui/press/semantics'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { type City, cityOf } from './City'
import { CityStore } from './CityStore'
import { CityChips } from './components/CityChips'
import { LetterBar } from './components/LetterBar'
import css from './index.module.scss'
import { text } from './messages'

const RECENT = 'recentCities'
const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string')

const heading = semantics({ role: 'heading', 'aria-level': 2 })

function SelectCity() {
  const { iid } = useRoute<'address.selectCity'>()
  const [device] = useState(() => openTenantStorage(iid))
  const [store] = useState(
    () =>
      new CityStore({
        cities: (rows as unknown as readonly CityRow[]).map(cityOf),
        recent: { read: () => device.read(RECENT, isNames) ?? [], write: (names) => void device.write(RECENT, names) },
        findPosition: () => askPosition('find'),
        loadRegions: async () => {
          const regions = await loadRegions()
          return (word) => regions.search(word)
        },
      }),
  )
  const { found, sections } = store
  // The rest of the letters follows the first drawing, a few at a time.
  useEffect(() => {
    const timer = setInterval(() => (store.hasMore ? store.drawMore() : clearInterval(timer)))
    return () => clearInterval(timer)
  }, [store])
  const choose = (city: City) => {
    store.choose(city)
    giveChosenCity(device, city.name)
    void back()
  }
  const jump = (letter: string) => {
    store.drawTo(letter)
    scrollToElement(`letter-${letter}`)
  }
  const { located, locating, recent, hot } = store
  const chips = { chosen: chosenCity(device), onChoose: choose }
  return (
    <ScreenFrame title={text('title')}>
      <View className={css.head}>
        <SearchBox
          id="city-word"
          placeholder={text('hint')}
          value={store.word}
          onChange={(word) => store.write(word)}
        />
      </View>
      {found && found.length === 0 && <EmptyState message={text('none', { word: store.word.trim() })} />}
      {found && found.length > 0 && (
        <View className={css.found}>
          <RowGroup>
            {found.map(({ city, by }) => (
              <ListRow
                key={city.code}
                id={`found-${city.code}`}
                title={city.name}
                {...(by ? { note: by } : {})}
                onPress={() => choose(city)}
              />
            ))}
          </RowGroup>
        </View>
      )}
      {!found && (
        <View className={css.panes}>
          <View className={css.list}>
            <Text className={css.heading} {...heading}>
              {text('located')}
            </Text>
            <View className={css.located}>
              <Chip id="city-locate" onPress={() => void (located ? choose(located) : store.locate())}>
                {located ? text('near', { city: located.short }) : text(locating ? 'locating' : 'locate')}
              </Chip>
            </View>
            {recent.length > 0 && (
              <>
                <Text className={css.heading} {...heading}>
                  {text('recent')}
                </Text>
                <CityChips of="recent" cities={recent} {...chips} />
              </>
            )}
            <Text className={css.heading} {...heading}>
              {text('hot')}
            </Text>
            <CityChips of="hot" cities={hot} {...chips} />
            {sections.map(({ letter, cities }) => (
              <View key={letter} id={`letter-${letter}`} className={css.section}>
                <Text className={css.heading} {...heading}>
                  {letter}
                </Text>
                <CityChips of="city" cities={cities} {...chips} />
              </View>
            ))}
          </View>
          <LetterBar letters={store.all.map(({ letter }) => letter)} onJump={jump} />
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(SelectCity)
