import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    title: '推广海报',
    package: '选择套餐',
    note: '好友扫码开通，订单记在你名下',
    toApply: '成为分销商，推广站点套餐',
    applied: '分销商申请审核中，通过后即可推广',
    apply: '去申请',
    badLink: '链接不可用',
    none: '暂无可推广的套餐',
  },
  en: {
    title: 'Promo poster',
    package: 'Choose a package',
    note: 'When a friend scans it and buys, the order counts as yours',
    toApply: 'Become a distributor to promote site packages',
    applied: 'Your application is being reviewed. You can promote once it’s approved.',
    apply: 'Apply',
    badLink: 'This link can’t be shared',
    none: 'No packages to promote yet',
  },
})
