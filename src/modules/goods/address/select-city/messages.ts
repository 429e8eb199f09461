import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    title: '选择城市',
    hint: '城市、区县或拼音',
    located: '当前位置',
    locate: '点击定位',
    locating: '正在定位…',
    near: '{city}附近',
    recent: '最近选择',
    hot: '热门城市',
    none: '没有找到“{word}”，换个写法试试',
    letters: '按字母跳转',
    letter: '{letter}开头的城市',
  },
  en: {
    title: 'Choose a city',
    hint: 'City, district or pinyin',
    located: 'Current location',
    locate: 'Use my location',
    locating: 'Locating…',
    near: 'Near {city}',
    recent: 'Recent',
    hot: 'Popular cities',
    none: 'Nothing found for “{word}”. Try another spelling.',
    letters: 'Jump to a letter',
    letter: 'Cities with {letter}',
  },
})
