import { type ItemSeed, type PartSeed, picture } from '../TenantSeed'

const chapter = (title: string, text: readonly string[], free?: true): PartSeed => ({
  title,
  text,
  ...(free ? { free } : {}),
})

const night = { file: 'night.wav', seconds: 10 }
const track = (title: string, free?: true): PartSeed => ({
  title,
  ...(free
    ? { free, clip: { file: 'wind.wav', seconds: 10 } }
    : { clip: night, trial: { file: 'wind.wav', seconds: 10 } }),
})

const episode = (title: string, free?: 'trail' | 'lake'): PartSeed =>
  free
    ? { title, free: true, clip: { file: `${free}.mp4`, seconds: 6 } }
    : { title, clip: { file: 'lesson.mp4', seconds: 6 } }

const WALK = [
  '走长路的人都知道，第一个小时决定一整天。心跳还没有平稳，鞋带还没有被脚掌磨软，背包的重量也还没有分到胯上。这时候走得越慢，后面走得越远。老人们说"起步要像散步"，说的就是这个道理。',
  '判断快慢不用看表。能一边走一边说完整的句子，就是合适的；说到一半要停下来喘气，就已经快了。队伍里最慢的人走在第二个，领队走在第一个，这样谁也不会被落下。',
  '上坡时把步子收小，脚掌整个踩实，让大腿出力，小腿只管站稳。每走五十分钟停下来十分钟：喝水，吃两口东西，看看脚。脚上发热的地方先贴好，等它变成水泡就晚了。',
  '下坡比上坡更伤人。膝盖不要锁死，重心放低，登山杖先落地。碎石坡走之字，湿的木头和青苔石头一律不踩。摔跤多半发生在最后一公里，因为人已经在想晚饭了。',
  '路走岔了，先停。看来路，看地形，看轨迹，三样里有两样对得上再动。三样都对不上，就原路回到最后一个确定的地方。在山里，回头从来不丢人。',
]

/** Content that is sold as a whole: a book, an audio album, a series. */
export const courses: readonly ItemSeed[] = [
  {
    id: '20101',
    type: 201,
    title: '慢慢走进山里',
    cover: picture('books', 4, '3x4'),
    summary: '一位老领队写给新人的八堂课：走路、看天、认路、扎营，和怎样平安回家。',
    author: 3,
    tags: ['图书'],
    price: 1990,
    age: 46,
    html: '<p>二十年领队经验，写成八章小书。没有口号，只有在路上用得到的事。</p>',
    extra: { vipFree: true },
    counts: { view: 1280, like: 96, collect: 61 },
    parts: [
      chapter('第一章 起步要像散步', WALK, true),
      chapter('第二章 背包里该有什么', [...WALK].reverse()),
      chapter('第三章 看懂一片云', [WALK[2] ?? '', WALK[0] ?? '', WALK[4] ?? '']),
      chapter('第四章 地图与方向', [WALK[4] ?? '', WALK[1] ?? '', WALK[3] ?? '']),
      chapter('第五章 一顶帐篷的选址', [WALK[3] ?? '', WALK[2] ?? '', WALK[0] ?? '']),
      chapter('第六章 水、火与食物', [WALK[1] ?? '', WALK[4] ?? '', WALK[2] ?? '']),
      chapter('第七章 受伤了怎么办', [WALK[0] ?? '', WALK[3] ?? '', WALK[1] ?? '']),
      chapter('第八章 平安回家', WALK.slice(1)),
    ],
  },
  {
    id: '20201',
    type: 202,
    title: '枕边的山野：六段自然之声',
    cover: picture('lake', 9, '1x1'),
    summary: '松风、夜雨、溪水。闭上眼睛，离山近一点。',
    author: 9,
    tags: ['声音'],
    price: 990,
    age: 44,
    html: '<p>全部在现场录制，没有配乐，也没有解说。建议戴上耳机，把音量调低。</p>',
    extra: { vipFree: true },
    counts: { view: 860, like: 74, collect: 52 },
    parts: [
      track('松林里的风', true),
      track('夜雨落在帐篷上'),
      track('溪边的清晨'),
      track('草甸上的虫鸣'),
      track('湖面起雾的时候'),
      track('篝火慢慢熄灭'),
    ],
  },
  {
    id: '20301',
    type: 203,
    title: '独自上路前的十二课',
    cover: picture('trail', 8, '16x9'),
    summary: '从选鞋到下撤，十二集讲清一个人进山要会的事。前两集免费。',
    author: 3,
    tags: ['系列课'],
    price: 9900,
    age: 42,
    html: '<p>每集都在真实路线上拍摄：先讲为什么，再演示怎么做，最后告诉你最常见的错误。</p>',
    extra: { vipFree: true },
    counts: { view: 2310, like: 188, collect: 140 },
    parts: [
      episode('选一双合脚的鞋', 'trail'),
      episode('怎样打包一只背包', 'lake'),
      episode('上坡的节奏'),
      episode('下坡保护膝盖'),
      episode('登山杖的三种用法'),
      episode('看等高线认地形'),
      episode('用轨迹找回来路'),
      episode('变天的五个信号'),
      episode('喝水与补盐'),
      episode('处理水泡与扭伤'),
      episode('什么时候必须下撤'),
      episode('一个人过夜'),
    ],
  },
]
