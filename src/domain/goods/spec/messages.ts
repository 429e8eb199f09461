import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    choose: '选择规格',
    chooseOne: '请选择{name}',
    chosen: '已选：{values}',
    number: '数量',
    noSuch: '{value}，无此组合',
    gone: '{value}，已售罄',
  },
  en: {
    choose: 'Choose',
    chooseOne: 'Choose {name}',
    chosen: 'Chosen: {values}',
    number: 'Quantity',
    noSuch: '{value}, not available together',
    gone: '{value}, sold out',
  },
})
