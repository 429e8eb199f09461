import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: { open: '正在播放：{title}', play: '播放', pause: '暂停', waits: '缓冲中…' },
  en: { open: 'Now playing: {title}', play: 'Play', pause: 'Pause', waits: 'Buffering…' },
})
