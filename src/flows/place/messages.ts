import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    ask: '允许使用你的位置？',
    why: '只用来找到附近的地点和活动，不会保存，也不会给别人看。',
    allow: '允许',
    notNow: '暂不',
    denied: '没有定位权限。可以直接搜索地点，或在手机设置中允许定位',
    deniedAsk: '没有定位权限',
    deniedWhy: '可以直接搜索地点，也可以到设置中允许定位。',
    settings: '去设置',
    failed: '没有取得位置，请稍后再试或直接搜索地点',
    unsupported: '当前设备不能定位，请直接搜索地点',
  },
  en: {
    ask: 'Use your location?',
    why: 'Used only to find places and activities near you. It’s never stored or shared.',
    allow: 'Allow',
    notNow: 'Not now',
    denied: 'Location access is off. Search for the place, or allow it in your phone’s settings',
    deniedAsk: 'Location access is off',
    deniedWhy: 'Search for the place, or allow it in Settings.',
    settings: 'Settings',
    failed: 'Couldn’t find your location. Try again later, or search for the place',
    unsupported: 'This device can’t share its location. Search for the place instead',
  },
})
