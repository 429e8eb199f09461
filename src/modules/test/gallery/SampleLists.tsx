import { View } from '@tarojs/components'
import { FeedCard } from '@/ui/content/FeedCard'
import { ListRow } from '@/ui/content/ListRow'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { WindowedGrid } from '@/ui/list/WindowedGrid'
import { WindowedList } from '@/ui/list/WindowedList'
import { text } from '../messages'
import css from './Gallery.module.scss'
import { pictures } from './pictures'

const numbers = Array.from({ length: 60 }, (_, at) => String(at + 1))
const cards = [pictures.lake, pictures.night, pictures.dusk, pictures.field]
const nothing = () => undefined
const same = (one: string) => one

/** Lists of any length. */
export function SampleLists() {
  return (
    <View className={css.body}>
      <SectionHeading title={text('feed')} />
      <WindowedGrid
        items={cards}
        keyOf={same}
        heightOf={() => 1.5}
        render={(picture) => (
          <FeedCard
            picture={picture}
            ratio={1}
            title={text('cardTitle')}
            author={text('person')}
            end="128"
            onPress={nothing}
          />
        )}
      />
      <SectionHeading title={text('rows')} />
      <WindowedList
        rows={numbers}
        keyOf={same}
        rowHeight={52}
        render={(number) => <ListRow title={text('place')} value={number} onPress={nothing} />}
      />
    </View>
  )
}
