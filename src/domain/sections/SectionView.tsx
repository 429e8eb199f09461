import type { Section } from '@quanzi/contract'
import type { ReactNode } from 'react'
import { BannerSection } from './BannerSection'
import { ContactSection } from './ContactSection'
import { CouponSection } from './CouponSection'
import { FlashSection } from './FlashSection'
import { HeadingSection } from './HeadingSection'
import { ImageSection } from './ImageSection'
import { ListSection } from './ListSection'
import { MallSection } from './MallSection'
import { MosaicSection } from './MosaicSection'
import { NavGridSection } from './NavGridSection'
import { NoteSection } from './NoteSection'
import { NoticeSection } from './NoticeSection'
import { RichTextSection } from './RichTextSection'
import { SearchSection } from './SearchSection'
import type { SectionHost } from './SectionProps'
import { TabsSection } from './TabsSection'
import { VipSection } from './VipSection'

/** The component of a section, chosen by its type number (screens-content §2). */
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
      // Pages of recommendations belong to the screen, which draws FeedFlowSection itself.
      return null
    case 16:
      return <CouponSection section={section} host={host} />
    case 17:
      return <FlashSection section={section} host={host} />
    case 18:
      return <RichTextSection section={section} />
    case 22:
      return <TabsSection section={section} host={host} />
    case 24:
      return <VipSection section={section} host={host} />
    case 25:
      return <ContactSection section={section} host={host} />
    case 33:
      return <MallSection section={section} host={host} />
    default:
      return <ListSection section={section} host={host} />
  }
}
