import { post, topic } from '../postSeeds'
import type { ItemSeed } from '../TenantSeed'

export const topics3214: readonly ItemSeed[] = [
  topic('t3214-1', '邻里', '楼上楼下的事', ['village', 81], 88),
  topic('t3214-2', '今天吃什么', '从一只面包开始', ['coffee', 81], 121),
]

/** Posts of neighbours. */
export const feeds3214: readonly ItemSeed[] = [
  post({
    id: 'f3214-1',
    by: 1,
    age: 0.1,
    text: '今天的乡村面包多烤了六只，放在一楼架子上，自取。',
    scenes: [['coffee', 82]],
    topic: '今天吃什么',
    likes: 39,
  }),
  post({
    id: 'f3214-2',
    by: 3,
    age: 0.6,
    text: '花店门口的绣球换成了大丽花，路过可以闻一闻。',
    scenes: [['forest', 83]],
    topic: '邻里',
    likes: 31,
  }),
  post({ id: 'f3214-3', by: 2, age: 1.4, text: '三楼的钢琴课下周停一次，孩子们去看展。', topic: '邻里', likes: 18 }),
  post({
    id: 'f3214-4',
    by: 4,
    age: 2.5,
    text: '旧书换新主人，周日下午三点，书店门口，一本换一本。',
    scenes: [['books', 84]],
    topic: '邻里',
    likes: 44,
  }),
  post({ id: 'f3214-5', by: 0, age: 4, text: '电梯周四上午保养两小时，给大家添麻烦了。', topic: '邻里', likes: 12 }),
  post({ id: 'f3214-6', by: 1, age: 6, text: '试了荞麦，失败。试了黑麦，成功一半。', topic: '今天吃什么', likes: 27 }),
  post({ id: 'f3214-7', by: 2, age: 9, text: '谁家的猫在我家窗台？橘色，胖。', scenes: [['village', 85]], likes: 63 }),
]
