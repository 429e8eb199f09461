import { ScrollView, View } from '@tarojs/components'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { ContentCard } from '../content/ContentCard'
import { text } from '../messages'
import css from './ListSection.module.scss'
import type { SectionHost, SectionOfType } from './SectionProps'

type ListSectionType = 9 | 10 | 11 | 13 | 14 | 15 | 20 | 21 | 23 | 31 | 32

interface ListSectionProps {
  readonly section: Exclude<SectionOfType<ListSectionType>, never>
  readonly host: SectionHost
}

/** A section whose number is a module type: some items of the module and a link to all of them. */
export function ListSection({ section, host }: ListSectionProps) {
  const { type, title, data } = section
  const cards = data.items.map((item) => (
    <View key={item.id} className={css.cell}>
      <ContentCard item={item} layout={data.layout} onOpen={host.openItem} />
    </View>
  ))
  return (
    <View>
      {title && (
        <SectionHeading title={title} actionText={text('more')} onAction={() => host.openModule(type, data.tag)} />
      )}
      {data.layout === 'scroll' ? (
        <ScrollView scrollX enableFlex className={css.scroll} showScrollbar={false}>
          <View className={css.track}>{cards}</View>
        </ScrollView>
      ) : (
        <View className={data.layout === 'grid' ? css.grid : css.column}>{cards}</View>
      )}
    </View>
  )
}
