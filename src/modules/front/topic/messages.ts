import { defineMessages } from '@/locales/defineMessages'

export const text = defineMessages({
  zh: {
    topics: '话题',
    facts: '{posts}条内容 · {followers}人关注',
    follow: '关注',
    followed: '已关注',
    hot: '热门',
    new: '最新',
    empty: '还没有话题',
    emptyPosts: '这个话题还没有内容，来发第一条',
    write: '发动态',
  },
  en: {
    topics: 'Topics',
    facts: '{posts} {posts|post|posts} · {followers} {followers|follower|followers}',
    follow: 'Follow',
    followed: 'Following',
    hot: 'Popular',
    new: 'Newest',
    empty: 'No topics yet',
    emptyPosts: 'Nothing here yet. Write the first post.',
    write: 'Post',
  },
})
