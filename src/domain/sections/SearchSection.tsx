import { Text, View } from '@tarojs/components'
import { ChipRow } from '@/ui/content/ChipRow'
import { SearchLink } from '@/ui/fields/SearchLink'
import { text } from '../messages'
import css from './SearchSection.module.scss'
import type { SectionProps } from './SectionProps'

/** Type 7: a box that opens the search screen, with popular words. */
export function SearchSection({ section, host }: SectionProps<7>) {
  const { placeholder, moduleTypes, hotWords } = section.data
  return (
    <View>
      <SearchLink placeholder={placeholder} onPress={() => host.search('', moduleTypes)} />
      {hotWords.length > 0 && (
        <View className={css.words}>
          <Text className={css.label}>{text('hotWords')}</Text>
          <View className={css.row}>
            <ChipRow
              items={hotWords.map((word) => ({ key: word, text: word }))}
              onSelect={(word) => host.search(word, moduleTypes)}
            />
          </View>
        </View>
      )}
    </View>
  )
}
