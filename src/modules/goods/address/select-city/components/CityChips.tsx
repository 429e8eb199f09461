import { Text, View } from '@tarojs/components'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import type { City } from '../City'
import css from './CityChips.module.scss'

interface CityChipsProps {
  /** Makes ids unique: a city may stand among the recent, the hot and the others. */
  readonly of: string
  readonly cities: readonly City[]
  /** Name of the city that was chosen last. */
  readonly chosen: string
  readonly onChoose: (city: City) => void
}

/** Cities side by side. */
export function CityChips({ of, cities, chosen, onChoose }: CityChipsProps) {
  return (
    <View className={css.chips}>
      {cities.map((city) => (
        <View
          key={city.code}
          id={`${of}-${city.code}`}
          className={joinClasses(css.chip, city.name === chosen && css.chosen)}
          {...pressProps(() => onChoose(city), { pressed: city.name === chosen })}
        >
          <Text className={css.name}>{city.short}</Text>
        </View>
      ))}
    </View>
  )
}
