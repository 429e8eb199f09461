import { MODULE_TYPE } from './moduleTypes'

interface SectionType {
  /** Name of the component that renders it. */
  readonly component: string
  /** The module of a list section; such a section hides when its list is empty. */
  readonly moduleType?: number
}

/** Section types of configurable pages (admissions-and-regions §2, screens-content §2). */
export const SECTION_TYPES = {
  1: { component: 'BannerSection' },
  2: { component: 'NavGridSection' },
  4: { component: 'NoticeSection' },
  5: { component: 'ImageSection' },
  6: { component: 'MosaicSection' },
  7: { component: 'SearchSection' },
  8: { component: 'HeadingSection' },
  9: { component: 'ActSection', moduleType: MODULE_TYPE.act },
  10: { component: 'MateSection', moduleType: MODULE_TYPE.mate },
  11: { component: 'NoteSection', moduleType: MODULE_TYPE.note },
  12: { component: 'FeedFlowSection' },
  13: { component: 'SactSection', moduleType: MODULE_TYPE.sact },
  14: { component: 'NewsSection', moduleType: MODULE_TYPE.news },
  15: { component: 'VideoSection', moduleType: MODULE_TYPE.video },
  16: { component: 'CouponSection' },
  17: { component: 'FlashSection' },
  18: { component: 'RichTextSection' },
  20: { component: 'CampsiteSection', moduleType: MODULE_TYPE.campsite },
  21: { component: 'GameSection', moduleType: MODULE_TYPE.game },
  22: { component: 'TabsSection' },
  23: { component: 'LiveSection', moduleType: MODULE_TYPE.live },
  24: { component: 'VipSection' },
  25: { component: 'ContactSection' },
  31: { component: 'OriginSection', moduleType: MODULE_TYPE.origin },
  32: { component: 'GoodsSection', moduleType: MODULE_TYPE.goods },
  33: { component: 'MallSection' },
} as const satisfies Readonly<Record<number, SectionType>>

/** Number of a section type. */
export type SectionTypeNumber = keyof typeof SECTION_TYPES
/** Name of a section's component. */
export type SectionComponent = (typeof SECTION_TYPES)[SectionTypeNumber]['component']

/** True for a known section type; the renderer skips and logs others. */
export const isSectionType = (type: number): type is SectionTypeNumber => type in SECTION_TYPES

/** Maximum number of items in a list section. */
export const SECTION_LIST_LIMIT = 20
