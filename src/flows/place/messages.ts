import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    ask: '允许使用你的位置？',
    why_find: '只用来找到附近的地点和活动，不会保存，也不会给别人看。',
    why_pick: '用来在地图上找到你在的地方，不会保存。你确认选用的地点，会随你填写的内容保存和显示。',
    why_checkin: '用来核对你在签到点。每次签到时的位置会随签到记录保存，不会公开，注销账号时清除。',
    allow: '允许',
    notNow: '暂不',
    deniedAsk: '没有定位权限',
    settings: '去设置',
    denied_find: '没有定位权限，找不到附近的地点。可以在手机设置中允许定位',
    failed_find: '没有取得位置，请稍后再试',
    unsupported_find: '当前设备不能定位',
    denied_pick: '没有定位权限。可以直接搜索地点，或在手机设置中允许定位',
    failed_pick: '没有取得位置，请稍后再试或直接搜索地点',
    unsupported_pick: '当前设备不能定位，请直接搜索地点',
    denied_checkin: '没有定位权限，无法核对你在现场。请在手机或浏览器的设置中允许定位，然后再试。',
    failed_checkin: '没有取得位置，还不能签到。请到开阔处再试。',
    unsupported_checkin: '当前设备不能定位，请换一台设备签到。',
  },
  en: {
    ask: 'Use your location?',
    why_find: 'We only use it to find places and activities near you. It’s never stored or shared.',
    why_pick:
      'We use it to find where you are on the map, and don’t store it. A place you confirm is stored and shown with what you fill in.',
    why_checkin:
      'We use it to check that you’re there. Your location is stored with each check-in. It’s not public, and is erased when you close your account.',
    allow: 'Allow',
    notNow: 'Not now',
    deniedAsk: 'Location access is off',
    settings: 'Settings',
    denied_find: 'Location access is off, so nothing near you can be found. Allow it in your phone’s settings.',
    failed_find: 'Couldn’t find your location. Try again later.',
    unsupported_find: 'This device can’t share its location',
    denied_pick: 'Location access is off. Search for the place, or allow it in your phone’s settings.',
    failed_pick: 'Couldn’t find your location. Try again later, or search for the place.',
    unsupported_pick: 'This device can’t share its location. Search for the place instead.',
    denied_checkin:
      'Location access is off, so we can’t tell that you’re here. Allow it in your phone’s or browser’s settings, then try again.',
    failed_checkin: 'Couldn’t find your location, so you aren’t checked in yet. Try again in the open.',
    unsupported_checkin: 'This device can’t share its location. Check in with another one.',
  },
})
