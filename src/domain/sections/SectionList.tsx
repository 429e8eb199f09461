import type { ItemSummary, Section } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { pxTransform } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { FeedFlowSection } from './FeedFlowSection'
import { SectionBoundary } from './SectionBoundary'
import css from './SectionList.module.scss'
import type { SectionHost } from './SectionProps'
import { SectionView } from './SectionView'
import { useScreenfulFirst } from './useScreenfulFirst'

interface SectionListProps {
  readonly sections: readonly Section[]
  /** Recommendations for a section of type 12; the page loads them. */
  readonly flow: readonly ItemSummary[]
  readonly host: SectionHost
}

/** The style numbers of a section are px of a 375 design; each is two units of the 750 design. */
const units = (px: number | undefined): string | undefined => (px === undefined ? undefined : pxTransform(px * 2))

function styleOf({ style }: Section) {
  if (!style) return undefined
  return {
    background: style.bg,
    marginTop: units(style.marginTop),
    padding: units(style.padding),
    borderRadius: units(style.radius),
  }
}

/** A configurable page: a column of sections. */
export const SectionList = observer(function SectionList({ sections, flow, host }: SectionListProps) {
  const drawn = useScreenfulFirst(sections)
  return (
    <View id="home-sections" className={css.list}>
      {drawn.map((section) => (
        <View key={section.id} className={css.section} style={styleOf(section)}>
          <SectionBoundary name={`${section.id} of type ${section.type}`}>
            {section.type === 12 ? (
              <FeedFlowSection section={section} items={flow} host={host} />
            ) : (
              <SectionView section={section} host={host} />
            )}
          </SectionBoundary>
        </View>
      ))}
    </View>
  )
})
