import type { ScreenName } from './screens'

/**
 * The screens that people usually open next from a screen. While they read it, mini-programs load the packages of
 * these screens, and browsers their scripts and styles: only what is one tap away. Screens without an entry lead to too
 * many places to guess.
 */
export const NEXT_SCREENS: Readonly<Partial<Record<ScreenName, readonly ScreenName[]>>> = {
  'index/home': ['act/detail', 'act/list', 'find/index', 'account/personal', 'order/list'],
  'act/list': ['act/detail', 'account/login', 'pay/checkout'],
  'act/detail': ['act/enroll', 'account/login', 'pay/checkout'],
  'news/home': ['news/list', 'news/detail'],
  'news/list': ['news/detail'],
  'note/list': ['note/detail', 'account/login'],
  'mate/list': ['mate/detail', 'account/login'],
  'sact/list': ['sact/detail', 'account/login'],
  'video/home': ['video/list', 'video/detail'],
  'video/list': ['video/detail'],
  'pay/cashier': ['pay/success', 'order/detail'],
  'order/list': ['order/detail'],
  'account/personal': ['order/list'],
  'university/home': ['university/personal', 'account/login'],
}
