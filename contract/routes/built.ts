import type { ScreenName } from './screens'

/**
 * The screens that exist in `src/modules`. When a screen's folder lands, add it here and to `built.pinned.json`, which
 * protects it from accidental removal.
 */
export const BUILT_SCREENS: readonly ScreenName[] = [
  'root/entry',
  'root/short',
  'root/missing',
  'index/home',
  'news/home',
  'news/list',
  'news/detail',
  'note/list',
  'note/detail',
  'note/preview',
  'mate/list',
  'mate/detail',
  'sact/list',
  'sact/detail',
  'video/home',
  'video/list',
  'video/detail',
  'act/list',
  'act/detail',
  'account/login',
  'act/enroll',
  'pay/checkout',
  'pay/cashier',
  'pay/success',
  'order/list',
  'order/detail',
  'account/personal',
  'account/personal-info',
  'account/personal-edit',
  'info/protocol',
  'info/privacy',
  'university/home',
  'university/page',
  'university/personal',
  'university/apply',
  'university/form',
  'university/photo-guide',
  'university/photo-form',
  'university/photo-preview',
  'map/picker',
  'test/gallery',
  'test/video',
  'find/index',
  'search/outdoor',
  'share/poster',
  'mall/address-list',
  'mall/address-manage',
  'collection/list',
  'account/coupon',
  'act/share',
  'order/used',
  'order/comment',
  'act/team-list',
]

const built: ReadonlySet<ScreenName> = new Set(BUILT_SCREENS)

/** True when the screen exists; the others open `root/not-built`. */
export const isBuilt = (screen: ScreenName): boolean => built.has(screen)
