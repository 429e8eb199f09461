import type { Section } from '@quanzi/contract'
import type { ReactNode } from 'react'
import { BannerSection } from './BannerSection'
import { HeadingSection } from './HeadingSection'
import { LaterSection } from './LaterSection'
import { ListSection } from './ListSection'
import { NavGridSection } from './NavGridSection'
import { NoteSection } from './NoteSection'
import { NoticeSection } from './NoticeSection'
import { SearchSection } from './SearchSection'
import type { SectionHost } from './SectionProps'

/** Renders a section with the component of its type number (screens-content §2). */
export function SectionView({ section, host }: { readonly section: Section; readonly host: SectionHost }): ReactNode {
  switch (section.type) {
    case 1:
      return <BannerSection section={section} host={host} />
    case 2:
      return <NavGridSection section={section} host={host} />
    case 4:
      return <NoticeSection section={section} host={host} />
    case 7:
      return <SearchSection section={section} host={host} />
    case 8:
      return <HeadingSection section={section} host={host} />
    case 11:
      return <NoteSection section={section} host={host} />
    case 12:
      // The page loads the recommendations and renders FeedFlowSection itself.
      return null
    case 5:
    case 6:
    case 16:
    case 17:
    case 18:
    case 22:
    case 24:
    case 25:
    case 33:
      return <LaterSection section={section} host={host} />
    default:
      return <ListSection section={section} host={host} />
  }
}
