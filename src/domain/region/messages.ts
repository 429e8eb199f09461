import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    title: '选择地区',
    search: '搜索地区名称或代码',
    choose: '请选择省市区',
    top: '全部',
    nothing: '没有找到“{query}”',
    failed: '地区数据没有加载出来',
  },
  en: {
    title: 'Choose a region',
    search: 'Name or code of a region',
    choose: 'Choose a region',
    top: 'All',
    nothing: 'No results for “{query}”',
    failed: 'Couldn’t load the regions',
  },
})
