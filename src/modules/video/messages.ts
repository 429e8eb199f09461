import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    home: '视频',
    list: '视频列表',
    detail: '视频播放',
    all: '全部',
    more: '更多',
    empty: '还没有视频',
    next: '下一个',
    playlist: '播放列表',
    paramWrong: '参数错误',
    buy: '购买后观看',
    locked: '这个视频需要购买后观看',
    resume: '上次看到 {time}',
    playFailed: '视频没有加载出来，请重试',
  },
  en: {
    home: 'Videos',
    list: 'Videos',
    detail: 'Video',
    all: 'All',
    more: 'More',
    empty: 'There are no videos yet',
    next: 'Next',
    playlist: 'Playlist',
    paramWrong: 'Invalid parameter',
    buy: 'Buy to watch',
    locked: 'This video has to be bought first',
    resume: 'Last watched {time}',
    playFailed: 'The video did not load, try again',
  },
})
