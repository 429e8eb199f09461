import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    title: '我的收藏',
    all: '全部',
    empty: '还没有收藏，看到喜欢的点一下星星',
    emptyModule: '这一类还没有收藏',
    toHome: '去逛逛',
    remove: '取消收藏',
    removed: '已取消收藏',
    undo: '撤销',
    withdrawn: '内容已下架',
  },
  en: {
    title: 'Saved',
    all: 'All',
    empty: 'Nothing saved yet. Tap the star on anything you like.',
    emptyModule: 'Nothing of this kind saved yet',
    toHome: 'Explore',
    remove: 'Remove',
    removed: 'Removed',
    undo: 'Undo',
    withdrawn: 'No longer available',
  },
})
