import { defineMessages } from '@/locales/defineMessages'

/** The texts of pull to refresh in a browser. */
export const text = defineMessages({
  zh: {
    pullToRefresh: '下拉刷新',
    releaseToRefresh: '松开刷新',
    refreshing: '正在刷新…',
  },
  en: {
    pullToRefresh: 'Pull to refresh',
    releaseToRefresh: 'Release to refresh',
    refreshing: 'Refreshing…',
  },
})
