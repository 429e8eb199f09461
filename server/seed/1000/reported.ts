import { MODULE_TYPE } from '@quanzi/contract'
import type { ReportSeed, RestrictionSeed } from '../TenantSeed'

const { note, feed } = MODULE_TYPE

/** Reports that were refused, and some that wait for staff. */
export const reported: readonly ReportSeed[] = [
  {
    ...{ by: 0, moduleType: note, id: '11006', daysAgo: 9 },
    content: '里面的路线和另一篇笔记很像，怀疑是抄来的。',
    note: '两篇笔记的照片与轨迹不同，没有违规。',
  },
  { by: 0, moduleType: feed, id: 'f1003', content: '评论区有人反复发广告。', daysAgo: 1 },
  { by: 7, moduleType: note, id: '11008', content: '提到的营地已经关闭，信息不实。', daysAgo: 2 },
  { by: 9, moduleType: feed, id: 'f1005', content: '照片里有别人的车牌，没有打码。', daysAgo: 3 },
]

export const restricted: readonly RestrictionSeed[] = [{ who: 16, days: 7, reason: '多次发布与社区无关的广告' }]
