import { post, topic } from '../postSeeds'
import type { ItemSeed } from '../TenantSeed'

export const topics3192: readonly ItemSeed[] = [
  topic('t3192-1', '在路上', '受支持的人正走到哪里', ['trail', 71], 96),
  topic('t3192-2', '谢谢你', '写给每一位支持者', ['snowwalk', 71], 133),
]

/** Posts of people whose trip was paid by friends. */
export const feeds3192: readonly ItemSeed[] = [
  post({
    id: 'f3192-1',
    by: 2,
    age: 0.2,
    text: '到港了。潮间带比想象中热闹，第一晚数到三十一种贝。',
    scenes: [['coast', 72]],
    topic: '在路上',
    likes: 34,
  }),
  post({
    id: 'f3192-2',
    by: 3,
    age: 0.8,
    text: '北极村零下三十一度，睫毛结霜。替你们看到雪了。',
    scenes: [
      ['snow', 72],
      ['snowwalk', 73],
    ],
    topic: '在路上',
    likes: 58,
  }),
  post({
    id: 'f3192-3',
    by: 4,
    age: 2,
    text: '明信片写到第二十七张，手酸，但是想继续写。',
    topic: '谢谢你',
    likes: 41,
  }),
  post({ id: 'f3192-4', by: 5, age: 3, text: '目标还差一成，谢谢一直转发的朋友。', likes: 22 }),
  post({
    id: 'f3192-5',
    by: 1,
    age: 5,
    text: '出海前检查清单发在俱乐部里了，晕船药请自备。',
    scenes: [['sailing', 74]],
    topic: '在路上',
    likes: 27,
  }),
  post({ id: 'f3192-6', by: 2, age: 8, text: '回来第一件事：给每一位支持者打电话。', topic: '谢谢你', likes: 49 }),
]
