import { MODULE_TYPE } from './moduleTypes'

interface SectionType {
  /** Name of the component that draws it. */
  readonly component: string
  readonly zh: string
  readonly en: string
  /** Module a list section shows; such a section hides when its list is empty. */
  readonly moduleType?: number
}

/** Section types of configurable pages (admissions-and-regions §2, screens-content §2). */
export const SECTION_TYPES = {
  1: { component: 'BannerSection', zh: '轮播图', en: 'Banner' },
  2: { component: 'NavGridSection', zh: '图标导航', en: 'Icon grid' },
  4: { component: 'NoticeSection', zh: '公告', en: 'Notice' },
  5: { component: 'ImageSection', zh: '单图热区', en: 'Image with areas' },
  6: { component: 'MosaicSection', zh: '图片魔方', en: 'Mosaic' },
  7: { component: 'SearchSection', zh: '搜索框', en: 'Search' },
  8: { component: 'HeadingSection', zh: '标题栏', en: 'Heading' },
  9: { component: 'ActSection', zh: '活动', en: 'Activities', moduleType: MODULE_TYPE.act },
  10: { component: 'MateSection', zh: '俱乐部', en: 'Clubs', moduleType: MODULE_TYPE.mate },
  11: { component: 'NoteSection', zh: '笔记', en: 'Notes', moduleType: MODULE_TYPE.note },
  12: { component: 'FeedFlowSection', zh: '推荐流', en: 'Recommended' },
  13: { component: 'SactSection', zh: '专题活动', en: 'Special activities', moduleType: MODULE_TYPE.sact },
  14: { component: 'NewsSection', zh: '资讯', en: 'News', moduleType: MODULE_TYPE.news },
  15: { component: 'VideoSection', zh: '视频', en: 'Videos', moduleType: MODULE_TYPE.video },
  16: { component: 'CouponSection', zh: '优惠券', en: 'Coupons' },
  17: { component: 'FlashSection', zh: '限时抢购', en: 'Flash sale' },
  18: { component: 'RichTextSection', zh: '富文本', en: 'Rich text' },
  20: { component: 'CampsiteSection', zh: '营地', en: 'Campsites', moduleType: MODULE_TYPE.campsite },
  21: { component: 'GameSection', zh: '赛事', en: 'Events', moduleType: MODULE_TYPE.game },
  22: { component: 'TabsSection', zh: '选项卡', en: 'Tabs' },
  23: { component: 'LiveSection', zh: '直播', en: 'Live', moduleType: MODULE_TYPE.live },
  24: { component: 'VipSection', zh: '会员卡', en: 'Membership' },
  25: { component: 'ContactSection', zh: '联系与地址', en: 'Contact' },
  31: { component: 'OriginSection', zh: '源头活动', en: 'Supplier trips', moduleType: MODULE_TYPE.origin },
  32: { component: 'GoodsSection', zh: '小店商品', en: 'Store goods', moduleType: MODULE_TYPE.goods },
  33: { component: 'MallSection', zh: '商城商品', en: 'Mall goods' },
} as const satisfies Readonly<Record<number, SectionType>>

/** Number of a section type. */
export type SectionTypeNumber = keyof typeof SECTION_TYPES
/** Name of a section's component. */
export type SectionComponent = (typeof SECTION_TYPES)[SectionTypeNumber]['component']

/** True for a section type the renderer knows; others are skipped and logged. */
export const isSectionType = (type: number): type is SectionTypeNumber => type in SECTION_TYPES

/** Most items a list section may ask for. */
export const SECTION_LIST_LIMIT = 20
