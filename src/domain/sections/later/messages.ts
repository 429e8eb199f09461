import { defineMessages } from '@/locales/defineMessages'

/** The words of sections whose code is loaded later. */
export const text = defineMessages({
  zh: {
    openPicture: '查看详情',
    flashEnds: '距结束',
    vipOpen: '开通会员',
    vipRenew: '查看权益',
    vipUntil: '有效期至 {date}',
    vipTitle: '会员卡',
    call: '拨打电话',
    navigateTo: '查看地图',
    chat: '在线客服',
    contactCode: '扫码添加',
  },
  en: {
    openPicture: 'See details',
    flashEnds: 'Ends in',
    vipOpen: 'Become a member',
    vipRenew: 'My benefits',
    vipUntil: 'Valid until {date}',
    vipTitle: 'Membership card',
    call: 'Call',
    navigateTo: 'Open map',
    chat: 'Chat',
    contactCode: 'Scan to add',
  },
})
