import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    list: '动态',
    detail: '动态详情',
    all: '全部',
    follow: '关注',
    empty: '还没有动态，来发第一条',
    emptyFollow: '关注的人还没有发动态',
    write: '发动态',
    published: '已发布',
    remove: '删除',
    removeAsk: '删除后不能恢复，确定删除这条动态吗？',
    removed: '已删除',
    gone: '内容不存在',
    place: '地点',
  },
  en: {
    list: 'Posts',
    detail: 'Post',
    all: 'All',
    follow: 'Following',
    empty: 'No posts yet. Write the first one.',
    emptyFollow: 'The people you follow haven’t posted yet',
    write: 'Post',
    published: 'Posted',
    remove: 'Delete',
    removeAsk: 'Delete this post? This can’t be undone.',
    removed: 'Deleted',
    gone: 'This is no longer here',
    place: 'Place',
  },
})
