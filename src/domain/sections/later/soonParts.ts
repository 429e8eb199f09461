import { CouponSection } from '../CouponSection'
import { ImageSection } from '../ImageSection'
import type { LaterParts } from '../LaterSections'
import { MosaicSection } from '../MosaicSection'
import { RichTextSection } from '../RichTextSection'
import { TabsSection } from '../TabsSection'

/** The later sections that many pages have; H5 loads them with its first scripts. */
export const soonParts = {
  5: ImageSection,
  6: MosaicSection,
  16: CouponSection,
  18: RichTextSection,
  22: TabsSection,
} satisfies Partial<LaterParts>
