import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    fileSaved: '图片已保存，去分享给朋友吧',
    saved: '已保存到相册，去分享给朋友吧',
    saveFailed: '保存失败，请稍后再试',
    albumTitle: '需要相册权限',
    albumMessage: '允许保存到相册后，才能把海报存到手机里',
    openSettings: '去设置',
    notNow: '以后再说',
  },
  en: {
    fileSaved: 'Saved. Now share it with your friends.',
    saved: 'Saved. Now share it with your friends.',
    saveFailed: 'Couldn’t save it. Try again later.',
    albumTitle: 'Album access needed',
    albumMessage: 'Allow access to your photos to save the poster',
    openSettings: 'Open settings',
    notNow: 'Not now',
  },
})
