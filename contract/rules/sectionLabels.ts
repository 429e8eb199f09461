import type { Bilingual } from './language'
import type { SectionTypeNumber } from './sectionTypes'

/** The names of section types for staff who choose one. */
export const SECTION_LABEL: Readonly<Record<SectionTypeNumber, Bilingual>> = {
  1: { zh: '轮播图', en: 'Banner' },
  2: { zh: '图标导航', en: 'Icon grid' },
  4: { zh: '公告', en: 'Notice' },
  5: { zh: '单图热区', en: 'Image with areas' },
  6: { zh: '图片魔方', en: 'Mosaic' },
  7: { zh: '搜索框', en: 'Search' },
  8: { zh: '标题栏', en: 'Heading' },
  9: { zh: '活动', en: 'Activities' },
  10: { zh: '俱乐部', en: 'Clubs' },
  11: { zh: '笔记', en: 'Notes' },
  12: { zh: '推荐流', en: 'Recommended' },
  13: { zh: '专题活动', en: 'Special activities' },
  14: { zh: '资讯', en: 'News' },
  15: { zh: '视频', en: 'Videos' },
  16: { zh: '优惠券', en: 'Coupons' },
  17: { zh: '限时抢购', en: 'Flash sale' },
  18: { zh: '富文本', en: 'Rich text' },
  20: { zh: '营地', en: 'Campsites' },
  21: { zh: '赛事', en: 'Events' },
  22: { zh: '选项卡', en: 'Tabs' },
  23: { zh: '直播', en: 'Live' },
  24: { zh: '会员卡', en: 'Membership' },
  25: { zh: '联系与地址', en: 'Contact' },
  31: { zh: '源头活动', en: 'Supplier trips' },
  32: { zh: '小店商品', en: 'Store goods' },
  33: { zh: '商城商品', en: 'Mall goods' },
}
