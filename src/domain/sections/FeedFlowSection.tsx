import type { ItemSummary } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { FeedGrid } from '@/ui/content/FeedGrid'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { NoteCard } from '../content/NoteCard'
import type { SectionHost, SectionOfType } from './SectionProps'

interface FeedFlowSectionProps {
  readonly section: SectionOfType<12>
  /** The items loaded so far. The page loads more when the user reaches its end. */
  readonly items: readonly ItemSummary[]
  readonly host: SectionHost
}

/** Type 12: endless recommendations, the last section of a page. */
export const FeedFlowSection = observer(function FeedFlowSection({ section, items, host }: FeedFlowSectionProps) {
  return (
    <View>
      {section.title && <SectionHeading title={section.title} />}
      <FeedGrid
        items={items}
        keyOf={(item) => `${item.moduleType}-${item.id}`}
        heightOf={(item) => 1 / (item.extra.ratio ?? 4 / 3) + 0.5}
        render={(item) => (
          <NoteCard id={`flow-${item.moduleType}-${item.id}`} item={item} onPress={() => host.openItem(item)} />
        )}
      />
    </View>
  )
})
