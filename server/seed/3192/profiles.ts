import type { ProfileSeed } from '../TenantSeed'

/** What some members publish about themselves. */
export const profiles3192: readonly ProfileSeed[] = [
  {
    ...{ by: 1, name: '金航', region: '上海市 杨浦区', industry: '生活', tags: ['邻里'] },
    ...{ contact: 'none', opinions: ['认识了，就是熟人了。'], praisedBy: [0] },
    card: { post: '', company: '', intro: '', template: 'plain' },
  },
  {
    ...{ by: 2, name: '鹿鸣', region: '上海市 杨浦区', industry: '生活', tags: ['邻里'] },
    ...{ contact: 'none', opinions: ['认识了，就是熟人了。'], praisedBy: [0] },
    card: { post: '', company: '', intro: '', template: 'plain' },
  },
  {
    ...{ by: 3, name: '易路', region: '上海市 杨浦区', industry: '生活', tags: ['邻里'] },
    ...{ contact: 'none', opinions: ['认识了，就是熟人了。'], praisedBy: [0] },
    card: { post: '', company: '', intro: '', template: 'plain' },
  },
]
