import { View } from '@tarojs/components'
import { FeedGrid } from '@/ui/content/FeedGrid'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { NoteCard } from '../content/NoteCard'
import { text } from '../messages'
import type { SectionProps } from './SectionProps'

/** Type 11: notes in two columns, with pictures in their own proportions. */
export function NoteSection({ section, host }: SectionProps<11>) {
  const { title, data } = section
  return (
    <View>
      {title && (
        <SectionHeading title={title} actionText={text('more')} onAction={() => host.openModule(11, data.tag)} />
      )}
      <FeedGrid
        items={data.items}
        keyOf={(item) => item.id}
        heightOf={(item) => 1 / (item.extra.ratio ?? 1) + 0.5}
        render={(item) => (
          <NoteCard id={`card-${item.moduleType}-${item.id}`} item={item} onPress={() => host.openItem(item)} />
        )}
      />
    </View>
  )
}
