import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    zoomIn: '放大',
    zoomOut: '缩小',
    mapFailed: '地图没有加载出来，地址在下方',
  },
  en: {
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    mapFailed: 'The map didn’t load. The address is below.',
  },
})
