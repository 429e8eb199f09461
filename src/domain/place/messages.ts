import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    choosePlace: '在地图上选择地点',
  },
  en: {
    choosePlace: 'Choose a place on the map',
  },
})
