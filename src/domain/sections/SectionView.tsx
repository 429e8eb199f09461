import type { Section } from '@quanzi/contract'
import type { ReactNode } from 'react'
import { BannerSection } from './BannerSection'
import { CouponSection } from './CouponSection'
import { HeadingSection } from './HeadingSection'
import { ImageSection } from './ImageSection'
import { LaterSection } from './LaterSection'
import { ListSection } from './ListSection'
import { MosaicSection } from './MosaicSection'
import { NavGridSection } from './NavGridSection'
import { NoteSection } from './NoteSection'
import { NoticeSection } from './NoticeSection'
import { RichTextSection } from './RichTextSection'
import { SearchSection } from './SearchSection'
import type { SectionHost } from './SectionProps'
import { TabsSection } from './TabsSection'

/** Renders a section with the component of its type number (screens-content §2). */
export function SectionView({ section, host }: { readonly section: Section; readonly host: SectionHost }): ReactNode {
  switch (section.type) {
    case 1:
      return <BannerSection section={section} host={host} />
    case 2:
      return <NavGridSection section={section} host={host} />
    case 4:
      return <NoticeSection section={section} host={host} />
    case 5:
      return <ImageSection section={section} host={host} />
    case 6:
      return <MosaicSection section={section} host={host} />
    case 7:
      return <SearchSection section={section} host={host} />
    case 8:
      return <HeadingSection section={section} host={host} />
    case 11:
      return <NoteSection section={section} host={host} />
    case 12:
      // The page loads the recommendations and renders FeedFlowSection itself.
      return null
    case 16:
      return <CouponSection section={section} host={host} />
    case 18:
      return <RichTextSection section={section} />
    case 22:
      return <TabsSection section={section} host={host} />
    case 17:
    case 24:
    case 25:
    case 33:
      return <LaterSection section={section} host={host} />
    default:
      return <ListSection section={section} host={host} />
  }
}
